import Composition
import IssueReporting
import Testing

@Suite struct IdentifiedArrayTests {
  private struct Row: Identifiable, Hashable {
    let id: Int
    var text = ""
  }

  @Test func orderAndIDs() {
    var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2), Row(id: 3)]
    #expect(rows.ids == [1, 2, 3])
    rows.move(from: 0, to: 2)
    #expect(rows.ids == [2, 3, 1])
    #expect(rows.index(id: 1) == 2)
    rows.insert(Row(id: 4), at: 1)
    #expect(rows.ids == [2, 4, 3, 1])
    #expect(rows.remove(id: 4) == Row(id: 4))
    #expect(rows.remove(id: 4) == nil)
    rows.sort { $0.id < $1.id }
    #expect(rows.ids == [1, 2, 3])
    rows.removeAll { $0.id == 2 }
    #expect(rows.ids == [1, 3])
    #expect(rows.index(id: 3) == 1)
  }

  @Test func settingByID() {
    var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
    rows[id: 2]?.text = "changed"
    #expect(rows[id: 2]?.text == "changed")
    rows[id: 9]?.text = "absent"
    #expect(rows.count == 2)
    rows[id: 3] = Row(id: 3)
    rows[id: 1] = nil
    #expect(rows.ids == [2, 3])
    #expect(rows == [Row(id: 2, text: "changed"), Row(id: 3)])
  }

  @Test func duplicatesAndForeignIDsAreReported() {
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) {
      var rows: IdentifiedArrayOf<Row> = [Row(id: 1, text: "first"), Row(id: 1, text: "second")]
      #expect(rows.map(\.text) == ["first"])
      rows[id: 5] = Row(id: 6)
      #expect(rows.ids == [1])
    }
    #expect(recorder.issues.count == 2)
    #expect(recorder.issues[0].message.hasPrefix("An element with the id 1 is in the array already"))
  }

  @Test func changingARowInPlaceDoesNotCopyIt() {
    struct Heavy: Identifiable {
      let id = 1
      var numbers = Array(0..<1_000)
    }
    var rows: IdentifiedArrayOf<Heavy> = [Heavy()]
    func address() -> Int { rows[id: 1]!.numbers.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
    let before = address()
    for number in 0..<10 { rows[id: 1]?.numbers[0] = number }
    #expect(address() == before)
  }
}
