import StateDump
import Testing

struct DumpTests {
  @Test func structs() {
    expectDump(
      User(id: 1, name: "Blob", tags: ["a", "b"], friend: nil),
      """
      User(
        id: 1,
        name: "Blob",
        tags: [
          [0]: "a",
          [1]: "b"
        ],
        friend: nil
      )
      """
    )
  }

  @Test func oneSmallFieldStaysOnTheLine() {
    expectDump(Token(rawValue: 7), "Token(rawValue: 7)")
    expectDump(Box(value: Token(rawValue: 7)), "Box(value: Token(rawValue: 7))")
    expectDump(
      Box(value: [1]),
      """
      Box(
        value: [
          [0]: 1
        ]
      )
      """
    )
    expectDump(Nothing(), "Nothing()")
  }

  @Test func classesShowWhatTheyInherit() {
    expectDump(
      Dog(name: "Rex", age: 3),
      """
      Dog(
        name: "Rex",
        age: 3
      )
      """
    )
  }

  @Test func enums() {
    expectDump(Shape.point, "Shape.point")
    expectDump(Shape.circle(2), "Shape.circle(2.0)")
    expectDump(Shape.square(side: 3), "Shape.square(side: 3.0)")
    expectDump(
      Shape.rectangle(1, height: 2),
      """
      Shape.rectangle(
        1.0,
        height: 2.0
      )
      """
    )
    expectDump(
      [Shape.point, .circle(2)],
      """
      [
        [0]: .point,
        [1]: .circle(2.0)
      ]
      """
    )
    expectDump(Renamed.one, "Renamed.one")
    expectDump(Shape.nested(.nested(.circle(1))), "Shape.nested(.nested(.circle(1.0)))")
  }

  @Test func tuples() {
    expectDump(
      (1, name: "x"),
      """
      (
        1,
        name: "x"
      )
      """
    )
    expectDump((), "()")
  }

  @Test func optionalsAreTransparent() {
    expectDump(Int?.none, "nil")
    expectDump(Int?.some(1), "1")
    expectDump(Int??.some(.some(1)), "1")
    expectDump(Optional(Token(rawValue: 1)), "Token(rawValue: 1)")
  }

  @Test func emptyCollections() {
    expectDump([Int](), "[]")
    expectDump([Int: Int](), "[:]")
    expectDump(Set<Int>(), "Set([])")
  }

  @Test func lists() {
    expectDump([1, 2][...], "[\n  [0]: 1,\n  [1]: 2\n]")
    expectDump(ContiguousArray(["a"]), "[\n  [0]: \"a\"\n]")
  }

  @Test func setsAndDictionariesAreInHumanOrder() {
    expectDump(Set([10, 9, -1, 100]), "Set([\n  -1,\n  9,\n  10,\n  100\n])")
    expectDump(
      ["item10": 1, "item2": 2, "Item3": 3],
      """
      [
        "item2": 2,
        "Item3": 3,
        "item10": 1
      ]
      """
    )
    expectDump(
      [Set([[3, 1], [2]]), Set([[1]])],
      """
      [
        [0]: Set([
          [
            [0]: 2
          ],
          [
            [0]: 3,
            [1]: 1
          ]
        ]),
        [1]: Set([
          [
            [0]: 1
          ]
        ])
      ]
      """
    )
    expectDump(
      [Token(rawValue: 2): ["b": 1, "a": 2]],
      """
      [
        Token(rawValue: 2): [
          "a": 2,
          "b": 1
        ]
      ]
      """
    )
    expectDump([Double.nan: 1, 2: 2, .infinity: 3], "[\n  2.0: 2,\n  inf: 3,\n  nan: 1\n]")
  }

  @Test func strings() {
    expectDump("plain", #""plain""#)
    expectDump("é – 👍", #""é – 👍""#)
    expectDump("tab\t", #""tab\t""#)
    expectDump(#"a"b"#, ##"#"a"b"#"##)
    expectDump(#"a\b"#, ##"#"a\b"#"##)
    expectDump(##"a"#b"##, ###"##"a"#b"##"###)
    expectDump("ab".dropFirst(), #""b""#)
    expectDump("x" as Character, #""x""#)
    expectDump("a\nb", "\"\"\"\na\nb\n\"\"\"")
    expectDump("a\r\nb\u{0}\n", "\"\"\"\na\\r\nb\\0\n\n\"\"\"")
    expectDump("a\n\"\"\"", "#\"\"\"\na\n\"\"\"\n\"\"\"#")
    expectDump(
      Pair(first: "a\n\nb", second: 1),
      #"""
      Pair(
        first: """
          a

          b
          """,
        second: 1
      )
      """#
    )
  }

  @Test func objectsSeenTwice() {
    let first = Node(1)
    let second = Node(2)
    expectDump(
      [first, first, second, second],
      """
      [
        [0]: Node(
          value: 1,
          next: nil
        ),
        [1]: Node(↩︎),
        [2]: #1 Node(
          value: 2,
          next: nil
        ),
        [3]: #1 Node(↩︎)
      ]
      """
    )
  }

  @Test func cyclesEnd() {
    let node = Node(1)
    node.next = Node(2)
    node.next?.next = node
    expectDump(
      node,
      """
      Node(
        value: 1,
        next: #1 Node(
          value: 2,
          next: Node(↩︎)
        )
      )
      """
    )
    node.next = nil
  }

  @Test func maxDepth() {
    let value = Pair(first: Pair(first: [1, 2], second: 1), second: Token(rawValue: 1))
    func text(_ maxDepth: Int) -> String {
      var text = ""
      customDump(value, to: &text, maxDepth: maxDepth)
      return text
    }
    #expect(text(0) == "Pair(…)")
    #expect(text(-5) == "Pair(…)")
    #expect(text(1) == "Pair(\n  first: Pair(…),\n  second: Token(rawValue: 1)\n)")
    #expect(
      text(2)
        == "Pair(\n  first: Pair(\n    first: […],\n    second: 1\n  ),\n  second: Token(rawValue: 1)\n)"
    )
    #expect(text(.max) == String(customDumping: value))
  }

  @Test func nameAndIndent() {
    var text = "> "
    let returned = customDump(Pair(first: 1, second: "a\nb"), to: &text, name: "pair", indent: 2)
    #expect(returned.first == 1)
    #expect(
      text == #"""
        >   pair: Pair(
            first: 1,
            second: """
              a
              b
              """
          )
        """#
    )
  }

  @Test func namesOfTypes() {
    struct Local { var a = 1, b = 2 }
    expectDump(Outer.Inner(a: 1), "Outer.Inner(a: 1)")
    expectDump(Outer.secret, "Outer.Secret(a: 1)")
    expectDump(Local(), "Local(\n  a: 1,\n  b: 2\n)")
    expectDump(Generic<Int>.Inner<String>(a: 1), "Generic.Inner(a: 1)")
    expectDump(Int.self, "Int.self")
    expectDump([Int?].self, "[Int?].self")
    expectDump(Pair<Int, [String: Outer.Inner]>.self, "Pair<Int, [String: Outer.Inner]>.self")
    expectDump(((Int, String?) -> Double).self, "(Int, String?) -> Double.self")
    expectDump(Result<Int, any Error>.self, "Result<Int, Error>.self")
  }

  @Test func otherTypesOfTheStandardLibrary() {
    expectDump(0..<3, "0..<3")
    expectDump("a"..."z", #""a"..."z""#)
    expectDump(Duration.milliseconds(1_500), "1.5 seconds")
    expectDump(AnyHashable(Token(rawValue: 1)), "Token(rawValue: 1)")
    expectDump(\User.name, #"\User.name"#)
    expectDump(\[Int].count, #"\Array<Int>.<computed>"#)
    expectDump({ (number: Int) in number }, "(Function)")
    expectDump(SIMD2<Float>(1, 2), "SIMD2<Float>(1.0, 2.0)")
    expectDump(Result<Int, any Error>.failure(Oops.late(by: 3)), "Result.failure(.late(by: 3))")
    expectDump(Oops.late(by: 3) as any Error, "Oops.late(by: 3)")
    expectDump(Counter(), "Counter(count: 0)")
    expectDump(-0.0, "-0.0")
    expectDump(UInt8(3), "3")
  }

  @Test func customisedTypes() {
    expectDump(Money(), "3 €")
    expectDump(Pair(first: 1, second: Lines()), "Pair(\n  first: 1,\n  second: one\n  two\n)")
    expectDump(Represented(), "Token(rawValue: 5)")
    expectDump(Endless(), "Endless(…)")
    expectDump(Reflected(), "Reflected(shown: 1)")
    expectDump(Listed(), "[\n  [0]: 1,\n  [1]: 2\n]")
  }

  @Test func manyElements() {
    let text = String(customDumping: Array(0..<1_000_000))
    #expect(text.hasSuffix("  [999998]: 999998,\n  [999999]: 999999\n]"))
  }
}
