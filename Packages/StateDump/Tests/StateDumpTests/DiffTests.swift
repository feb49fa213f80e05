import StateDump
import Testing

struct DiffTests {
  @Test func equalValues() {
    #expect(diff(1, 1) == nil)
    #expect(diff(User(id: 1), User(id: 1)) == nil)
    #expect(diff(Opaque(), Opaque()) == nil)
    #expect(diff(Node(1), Node(1)) == nil)
  }

  @Test func equalValuesWithUnequalDumps() {
    #expect(diff(Loose(value: 1), Loose(value: 2)) == nil)
    #expect(diff([Loose(value: 1)], [Loose(value: 2)]) == nil)
  }

  @Test func leaves() {
    expectDiff(1, 2, "- 1\n+ 2")
    expectDiff("a", "b", "- \"a\"\n+ \"b\"")
    expectDiff(Int?.none, 1, "- nil\n+ 1")
    expectDiff(Shape.point, .circle(1), "- Shape.point\n+ Shape.circle(1.0)")
    expectDiff(Token(rawValue: 1), Token(rawValue: 2), "- Token(rawValue: 1)\n+ Token(rawValue: 2)")
  }

  @Test func proportional() {
    #expect(
      diff([1, 2], [1, 3], format: .proportional) == """
        \u{2007} [
        \u{2007}   [0]: 1,
        \u{2212}   [1]: 2
        +   [1]: 3
        \u{2007} ]
        """
    )
  }

  @Test func fields() {
    expectDiff(
      User(id: 1, name: "Blob", tags: ["a", "b"]),
      User(id: 1, name: "Blob Jr", tags: ["a", "b"]),
      """
        User(
          id: 1,
      -   name: "Blob",
      +   name: "Blob Jr",
          tags: […],
          friend: nil
        )
      """
    )
    expectDiff(
      User(friend: nil),
      User(friend: "x"),
      """
        User(
          id: 0,
          name: "",
          tags: [],
      -   friend: nil
      +   friend: "x"
        )
      """
    )
  }

  @Test func enumPayloads() {
    expectDiff(
      Shape.rectangle(1, height: 2),
      .rectangle(1, height: 3),
      """
        Shape.rectangle(
          1.0,
      -   height: 2.0
      +   height: 3.0
        )
      """
    )
  }

  @Test func listsByEditScript() {
    expectDiff(
      [1, 2, 3, 4],
      [1, 9, 2, 3, 4],
      """
        [
          [0]: 1,
      +   [1]: 9,
          … (3 unchanged)
        ]
      """
    )
    expectDiff(
      Array(0..<100),
      Array(0..<50) + Array(51..<100),
      """
        [
          … (50 unchanged),
      -   [50]: 50,
          … (49 unchanged)
        ]
      """
    )
    expectDiff([1], [1, 2], "  [\n    [0]: 1,\n+   [1]: 2\n  ]")
    expectDiff([1, 2], [1], "  [\n    [0]: 1,\n-   [1]: 2\n  ]")
    expectDiff([Int](), [1], "- []\n+ [\n+   [0]: 1\n+ ]")
    expectDiff(
      [1, 2, 3],
      [4, 2, 5],
      "  [\n-   [0]: 1,\n+   [0]: 4,\n    [1]: 2,\n-   [2]: 3\n+   [2]: 5\n  ]"
    )
  }

  @Test func bothIndicesAfterAnInsertion() {
    expectDiff(
      [User(id: 1), User(id: 2, name: "b")],
      [User(id: 7, name: "n"), User(id: 1), User(id: 2, name: "c")],
      """
        [
      +   [0]: User(
      +     id: 7,
      +     name: "n",
      +     tags: [],
      +     friend: nil
      +   ),
          … (1 unchanged),
      -   [1]: User(
      +   [2]: User(
            id: 2,
      -     name: "b",
      +     name: "c",
            tags: [],
            friend: nil
          )
        ]
      """
    )
  }

  @Test func changedElementsFindTheirVersions() {
    expectDiff(
      [User(id: 1, name: "a", tags: ["x"])],
      [User(id: 8, name: "z", friend: "f"), User(id: 1, name: "b", tags: ["x"])],
      """
        [
      +   [0]: User(
      +     id: 8,
      +     name: "z",
      +     tags: [],
      +     friend: "f"
      +   ),
      -   [0]: User(
      +   [1]: User(
            id: 1,
      -     name: "a",
      +     name: "b",
            tags: […],
            friend: nil
          )
        ]
      """
    )
  }

  @Test func identifiableElements() {
    expectDiff(
      [Row(id: 1, text: "a"), Row(id: 2, text: "b"), Row(id: 3, text: "c")],
      [Row(id: 3, text: "c"), Row(id: 1, text: "a"), Row(id: 2, text: "B")],
      """
        [
      +   [0]: Row(
      +     id: 3,
      +     text: "c"
      +   ),
          … (1 unchanged),
      -   [1]: Row(
      +   [2]: Row(
            id: 2,
      -     text: "b"
      +     text: "B"
          ),
      -   [2]: Row(
      -     id: 3,
      -     text: "c"
      -   )
        ]
      """
    )
    expectDiff(
      [Row(id: 1, text: "a")],
      [Row(id: 2, text: "a")],
      """
        [
      -   [0]: Row(
      -     id: 1,
      -     text: "a"
      -   )
      +   [0]: Row(
      +     id: 2,
      +     text: "a"
      +   )
        ]
      """
    )
  }

  @Test func dictionaries() {
    expectDiff(
      ["a": 1, "b": 2, "c": 3, "d": 4, "z": 0],
      ["b": 2, "c": 3, "d": 5, "e": 6, "z": 0],
      """
        [
      -   "a": 1,
          … (2 unchanged),
      -   "d": 4,
      +   "d": 5,
      +   "e": 6,
          "z": 0
        ]
      """
    )
  }

  @Test func sets() {
    expectDiff(
      Set([1, 2, 3]),
      Set([2, 3, 10]),
      """
        Set([
      -   1,
          … (2 unchanged),
      +   10
        ])
      """
    )
  }

  @Test func strings() {
    expectDiff(
      "a\nb\nc",
      "a\nB\nc",
      #"""
        """
        a
      - b
      + B
        c
        """
      """#
    )
    let lines = (0..<20).map { "\($0)" }
    expectDiff(
      Pair(first: lines.joined(separator: "\n"), second: 1),
      Pair(first: (lines.prefix(10) + ["x"] + lines.dropFirst(10)).joined(separator: "\n"), second: 1),
      #"""
        Pair(
          first: """
            … (8 lines unchanged)
            8
            9
      +     x
            10
            11
            … (8 lines unchanged)
            """,
          second: 1
        )
      """#
    )
  }

  @Test func objects() {
    expectDiff(
      Node(1, Node(2)),
      Node(1, Node(3)),
      """
        Node(
          value: 1,
          next: #1 Node(
      -     value: 2,
      +     value: 3,
            next: nil
          )
        )
      """
    )
    let one = Node(1)
    let other = Node(2)
    one.next = one
    other.next = other
    expectDiff(one, other, "  Node(\n-   value: 1,\n+   value: 2,\n    next: Node(↩︎)\n  )")
    one.next = nil
    other.next = nil
  }

  @Test func equalDumpsOfUnequalValues() {
    expectDiff(1 as Any, Int8(1) as Any, "- 1 as Int\n+ 1 as Int8")
    expectDiff(Float(1) as Any, Double(1) as Any, "- 1.0 as Float\n+ 1.0 as Double")
    expectDiff([1] as Any, [Int8(1)] as Any, "- [\n-   [0]: 1\n- ] as [Int]\n+ [\n+   [0]: 1\n+ ] as [Int8]")
    expectDiff(
      Pair(first: Double.nan, second: 1),
      Pair(first: Double.nan, second: 1),
      """
        Pair(
          // Not equal, though the dumps are: the == of Double says so.
      -   first: nan,
      +   first: nan,
          second: 1
        )
      """
    )
    expectDiff(
      Strict(value: 1, other: 2),
      Strict(value: 1, other: 2),
      """
        // Not equal, though the dumps are: the == of Strict says so.
      - Strict(…)
      + Strict(…)
      """
    )
    expectDiff(
      [Strict(value: 1, other: 2)],
      [Strict(value: 1, other: 2)],
      """
        [
          // Not equal, though the dumps are: the == of Strict says so.
      -   [0]: Strict(…)
      +   [0]: Strict(…)
        ]
      """
    )
  }

  @Test func typesAreToldApartInContainersToo() {
    expectDiff(
      [1, 0.5] as [Any],
      [Int8(1), Float(0.5)] as [Any],
      """
        [
      -   [0]: 1 as Int,
      +   [0]: 1 as Int8,
      -   [1]: 0.5 as Double
      +   [1]: 0.5 as Float
        ]
      """
    )
    expectDiff(
      ["a" as AnyHashable: 1],
      ["a"[...] as AnyHashable: 1],
      """
        [
      -   "a" as String: 1
      +   "a" as Substring: 1
        ]
      """
    )
    expectDiff(
      Set(["a" as AnyHashable, 1]),
      Set(["a"[...] as AnyHashable, 1]),
      """
        Set([
          1,
      -   "a" as String
      +   "a" as Substring
        ])
      """
    )
    expectDiff(
      Set([Double.nan, 1]),
      Set([Double.nan, 1]),
      """
        Set([
          1.0,
          // Not equal, though the dumps are: the == of Double says so.
      -   nan
      +   nan
        ])
      """
    )
  }

  @Test func nestedToAnyDepth() {
    expectDiff(
      ["a": Box(value: [Shape.nested(.rectangle(1, height: 2)), .point])],
      ["a": Box(value: [Shape.nested(.rectangle(1, height: 3)), .point])],
      """
        [
          "a": Box(
            value: [
              [0]: .nested(
                .rectangle(
                  1.0,
      -           height: 2.0
      +           height: 3.0
                )
              ),
              [1]: .point
            ]
          )
        ]
      """
    )
    expectDiff(
      [1: [Set([1, 2]), Set([3])]],
      [1: [Set([1, 2, 4]), Set([3])]],
      """
        [
          1: [
            [0]: Set([
              … (2 unchanged),
      +       4
            ]),
            [1]: Set([…])
          ]
        ]
      """
    )
  }

  @Test func pastTheBudgetElementsArePairedInTheirOrder() {
    let left = (0..<500).map { Pair(first: $0, second: "old") }
    let right = (0..<500).map { Pair(first: $0 + 1_000, second: "old") }
    let text = diff(left, right) ?? ""
    #expect(
      text.hasPrefix(
        """
          [
            [0]: Pair(
        -     first: 0,
        +     first: 1000,
              second: "old"
            ),
            [1]: Pair(
        -     first: 1,
        +     first: 1001,
        """
      )
    )
    #expect(text.split(separator: "\n").count == 500 * 5 + 2)
  }

  @Test func aBlockOfNewElementsAmongChangesIsInserted() {
    let left = (0..<2_000).map { User(id: $0, name: "\($0)") }
    var right = left
    right[3].name = "three"
    right.insert(contentsOf: (0..<500).map { User(id: -$0 - 1) }, at: 1_000)
    right[2_400].name = "last"
    let text = diff(left, right) ?? ""
    #expect(text.contains("\n-     name: \"3\",\n+     name: \"three\","))
    #expect(text.contains("\n-   [1900]: User(\n+   [2400]: User("))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("+   [") } == 501)
  }

  @Test func elementsWithoutEqualityAreComparedByTheirParts() {
    let left = (0..<100).map { Box(value: $0) }
    let right = (0..<50).map { Box(value: $0) } + [Box(value: -1)] + (50..<100).map { Box(value: $0) }
    expectDiff(
      left,
      right,
      """
        [
          … (50 unchanged),
      +   [50]: Box(value: -1),
          … (50 unchanged)
        ]
      """
    )
  }

  @Test func theStaticTypesEqualityDecides() {
    let one: Animal = Dog(name: "Rex", age: 1)
    let other: Animal = Dog(name: "Rex", age: 2)
    #expect(diff(one, other) == nil)
  }

  @Test func fieldsThatComeAndGo() {
    expectDiff(
      Sparse(fields: ["a": 1, "b": 2, "c": 3]),
      Sparse(fields: ["a": 1, "c": 4, "d": 5]),
      """
        Sparse(
          a: 1,
      -   b: 2,
      -   c: 3
      +   c: 4,
      +   d: 5
        )
      """
    )
  }

  /// The diffs of random arrays, read back: lines of one sign and shared lines make up that side's dump.
  @Test(arguments: 0..<200) func everyDiffTellsTheTruth(seed: Int) {
    var random = Xorshift(seed: UInt64(seed) + 1)
    func list() -> [Int] {
      (0..<Int.random(in: 1...12, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
    }
    let left = list()
    let right = list()
    guard let text = diff(left, right) else {
      #expect(left == right)
      return
    }
    #expect(elements(of: text, sign: "-", in: left) == left, "\(text)")
    #expect(elements(of: text, sign: "+", in: right) == right, "\(text)")
  }

  /// The same of long arrays with scattered edits, moved blocks and new ones.
  @Test(arguments: 0..<40) func everyLongDiffTellsTheTruth(seed: Int) {
    var random = Xorshift(seed: UInt64(seed) + 500)
    let size = Int.random(in: 100...600, using: &random)
    let variety = [3, 50, 100_000].randomElement(using: &random)!
    let left = (0..<size).map { _ in Int.random(in: 0..<variety, using: &random) }
    var right = left
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let start = Int.random(in: 0..<right.count, using: &random)
      let end = min(right.count, start + Int.random(in: 0...150, using: &random))
      let block = Array(right[start..<end])
      switch Int.random(in: 0...3, using: &random) {
      case 0: right.removeSubrange(start..<end)
      case 1: right.insert(contentsOf: block.map { $0 + 1 }, at: start)
      case 2: right.replaceSubrange(start..<end, with: block.reversed())
      default:
        right.removeSubrange(start..<end)
        right.insert(contentsOf: block, at: Int.random(in: 0...right.count, using: &random))
      }
      if right.isEmpty { right = [1] }
    }
    guard let text = diff(left, right) else {
      #expect(left == right)
      return
    }
    #expect(elements(of: text, sign: "-", in: left) == left)
    #expect(elements(of: text, sign: "+", in: right) == right)
  }

  /// The elements a diff shows for one side; folded ones are looked up.
  private func elements(of text: String, sign: Character, in list: [Int]) -> [Int] {
    var result: [Int] = []
    for line in text.split(separator: "\n").dropFirst().dropLast()
    where line.first == sign || line.first == " " {
      let body = line.drop { $0 == " " || $0 == sign }
      if body.hasPrefix("… (") {
        let count = Int(body.dropFirst(3).prefix { $0.isNumber })!
        result += list[result.count..<result.count + count]
      } else {
        let index = Int(body.dropFirst().prefix { $0.isNumber })!
        if line.first == sign { #expect(index == result.count, "\(text)") }
        result.append(Int(body.split(separator: " ")[1].prefix { $0.isNumber })!)
      }
    }
    return result
  }
}

struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
