import Testing

@testable import GLibLoop

struct TimetableTests {
  typealias Time = GLibScheduler.SchedulerTimeType

  private static func at(_ nanoseconds: Int) -> Time { Time(nanoseconds: nanoseconds) }

  /// Takes all that is due at a time.
  private static func due(_ table: inout Timetable<String>, at now: Int) -> [String] {
    let order = table.nextOrder
    var actions: [String] = []
    while let action = table.takeDue(at: at(now), addedBefore: order) { actions.append(action) }
    return actions
  }

  @Test func takesInOrderOfDateAndThenOfAddition() {
    var table = Timetable<String>()
    for (index, date) in [5, 1, 4, 1, 3, 5, 2].enumerated() {
      _ = table.add("\(date)-\(index)", at: Self.at(date))
    }
    #expect(table.nextDate == Self.at(1))
    #expect(Self.due(&table, at: 0) == [])
    #expect(Self.due(&table, at: 3) == ["1-1", "1-3", "2-6", "3-4"])
    #expect(table.nextDate == Self.at(4))
    #expect(Self.due(&table, at: 9) == ["4-2", "5-0", "5-5"])
    #expect(table.nextDate == nil)
  }

  @Test func leavesWhatWasAddedSince() {
    var table = Timetable<String>()
    _ = table.add("before", at: Self.at(1))
    let order = table.nextOrder
    _ = table.add("since", at: Self.at(1))
    #expect(table.takeDue(at: Self.at(1), addedBefore: order) == "before")
    #expect(table.takeDue(at: Self.at(1), addedBefore: order) == nil)
    #expect(table.nextDate == Self.at(1))
  }

  @Test func forgetsWhatIsCancelled() {
    var table = Timetable<String>()
    let keys = (1...4).map { table.add("\($0)", at: Self.at($0)) }
    #expect(table.cancel(keys[0]) == "1")
    #expect(table.cancel(keys[0]) == nil)
    #expect(table.nextDate == Self.at(2))
    #expect(table.cancel(keys[2]) == "3")
    #expect(Self.due(&table, at: 9) == ["2", "4"])
  }

  @Test func repeatsWithoutDriftAndWithoutCatchingUp() {
    var table = Timetable<String>()
    let key = table.add("tick", at: Self.at(10), every: .nanoseconds(10))
    #expect(Self.due(&table, at: 13) == ["tick"])
    #expect(table.nextDate == Self.at(20))
    #expect(Self.due(&table, at: 55) == ["tick"])
    #expect(table.nextDate == Self.at(60))
    #expect(table.cancel(key) == "tick")
    #expect(table.nextDate == nil)
  }

  @Test func anIntervalOfZeroIsTheShortestThereIs() {
    var table = Timetable<String>()
    _ = table.add("tick", at: Self.at(10), every: .nanoseconds(0))
    #expect(Self.due(&table, at: 10) == ["tick"])
    #expect(table.nextDate == Self.at(11))
  }

  @Test func aDateBeforeAllTimeAndAnIntervalBeyondIt() {
    var table = Timetable<String>()
    _ = table.add("tick", at: Self.at(.min), every: .nanoseconds(.max))
    #expect(Self.due(&table, at: 1) == ["tick"])
    _ = table.nextDate
  }
}
