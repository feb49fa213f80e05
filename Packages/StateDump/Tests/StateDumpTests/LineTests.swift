import StateDump
import Testing

struct LineTests {
  private func line(_ value: Any, _ maxLength: Int = 200) -> String {
    String(customDumping: value, style: .line(maxLength: maxLength))
  }

  @Test func everythingOnOneLine() {
    #expect(
      line(User(id: 1, name: "Blob\nJr", tags: ["a", "b"], friend: nil))
        == #"User(id: 1, name: "Blob\nJr", tags: ["a", "b"], friend: nil)"#
    )
    #expect(line(Movies.State()) == "Movies.State(status: .idle, movies: [])")
    #expect(line(["b": 1, "a": 2]) == #"["a": 2, "b": 1]"#)
    #expect(line(Set([2, 1])) == "Set([1, 2])")
    #expect(line([:] as [Int: Int]) == "[:]")
    #expect(line((1, x: 2)) == "(1, x: 2)")
    #expect(line(Shape.rectangle(1, height: 2)) == "Shape.rectangle(1.0, height: 2.0)")
    #expect(line(Lines()) == "one two")
    #expect(line(Nothing()) == "Nothing()")
  }

  @Test func longLinesAreCut() {
    #expect(line(Array(0..<1_000_000), 12) == "[0, 1, 2, 3…")
    #expect(line([1, 2, 3], 9) == "[1, 2, 3]")
    #expect(line([1, 2, 3], 8) == "[1, 2, …")
    #expect(line(String(repeating: "👍🏽", count: 100), 5) == "\"👍🏽👍🏽👍🏽…")
    #expect(line(12345, 1) == "…")
    #expect(line(12345, 0) == "")
  }

  @Test func cyclesEnd() {
    let node = Node(1)
    node.next = node
    #expect(line(node) == "Node(value: 1, next: Node(↩︎))")
    node.next = nil
  }

  @Test func treeStyle() {
    #expect(String(customDumping: [1], style: .tree) == String(customDumping: [1]))
  }
}
