import StateDump
import Testing

#if os(Linux)
  import Glibc
#endif

/// Values that once were dumped or compared wrongly.
struct RegressionTests {
  private final class Cell {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  private struct Temporary: CustomDumpRepresentable {
    var value: Int
    var customDumpValue: Any { Cell(value) }
  }

  private struct Plain { var value: Int }

  /// Values that look the same, and are equal by their number.
  private struct Masked: Hashable, CustomDumpStringConvertible {
    var value: Int
    var customDumpDescription: String { "M" }
  }

  /// Equal by its number, whatever its noise.
  private struct Noisy: Hashable {
    var id: Int
    var noise: Int
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  // MARK: Objects that go

  @Test func temporaryObjectsAreNotMistakenForEachOther() {
    let text = String(customDumping: (0..<4).map(Temporary.init))
    #expect(!text.contains("↩︎"))
    #expect(text.contains("[3]: #3 RegressionTests.Cell(value: 3)"))
    let line = String(customDumping: (0..<4).map(Temporary.init), style: .line(maxLength: 1_000))
    #expect(!line.contains("↩︎"))
    let difference = diff([1, 2, 3].map(Temporary.init), [1, 2, 99].map(Temporary.init))
    #expect(difference?.contains("value: 99") == true)
    #expect(diff([1, 2, 3].map(Temporary.init), [1, 2, 3].map(Temporary.init)) == nil)
    let many = (0..<100).map(Temporary.init)
    #expect(diff(many, many.reversed()) != nil)
  }

  // MARK: Optionals

  private struct Holder { var held: Any? }
  private final class Numbers { var value = Double.nan }
  private struct Pointer { var numbers: Numbers? }

  @Test func whatOptionalsHoldIsComparedByItsOwnEquality() {
    expectDiff(
      Holder(held: Masked(value: 1)),
      Holder(held: Masked(value: 2)),
      """
        // Not equal, though the dumps are: the == of RegressionTests.Masked says so.
      - RegressionTests.Holder(held: M)
      + RegressionTests.Holder(held: M)
      """
    )
    #expect(diff(Holder(held: Noisy(id: 1, noise: 1)), Holder(held: Noisy(id: 1, noise: 2))) == nil)
    let noisy = (0..<4).map { Holder(held: Noisy(id: $0, noise: 0)) }
    let noisier = (1..<5).map { Holder(held: Noisy(id: $0, noise: 1)) }
    #expect(diff(noisy, noisier)?.contains("… (3 unchanged)") == true)
    expectDiff(
      [1, nil] as [Any?],
      [Int8(1), nil],
      "  [\n-   [0]: 1 as Int,\n+   [0]: 1 as Int8,\n    [1]: nil\n  ]"
    )
    expectDiff(
      Holder(held: 1),
      Holder(held: Int8(1)),
      """
        // Not equal, though the dumps are: one holds Int, the other Int8.
      - RegressionTests.Holder(held: 1)
      + RegressionTests.Holder(held: 1)
      """
    )
  }

  @Test func nilsOfDifferentLevels() {
    expectDiff(
      Plain??.none,
      Plain??.some(nil),
      "- nil as RegressionTests.Plain??\n+ nil as RegressionTests.Plain?"
    )
    #expect(diff(Plain??.some(nil), Plain??.some(nil)) == nil)
  }

  @Test func anObjectInAnOptionalIsEqualToItself() {
    let numbers = Numbers()
    #expect(diff(Pointer(numbers: numbers), Pointer(numbers: numbers)) == nil)
    #expect(diff(Pointer(numbers: numbers), Pointer(numbers: Numbers())) != nil)
  }

  // MARK: Keys

  @Test func keysAreComparedAsValues() {
    let difference = diff([Masked(value: 1): Plain(value: 1)], [Masked(value: 2): Plain(value: 1)])
    #expect(difference?.contains("the == of RegressionTests.Masked says so") == true)
    #expect(
      diff(
        [AnyHashable(Masked(value: 1)): Plain(value: 1)],
        [AnyHashable(Masked(value: 2)): Plain(value: 1)]
      ) != nil
    )
    let noisy = diff([Noisy(id: 1, noise: 1): Plain(value: 1)], [Noisy(id: 1, noise: 2): Plain(value: 1)])
    #expect(noisy == nil)
  }

  @Test func keysThatLookAlikeArePairedByEquality() {
    for capacity in 8..<40 {
      var one: [Masked: Plain] = [:]
      var other: [Masked: Plain] = Dictionary(minimumCapacity: capacity * 8)
      for number in 0..<5 { one[Masked(value: number)] = Plain(value: number) }
      for number in (0..<5).reversed() { other[Masked(value: number)] = Plain(value: number) }
      #expect(diff(one, other) == nil)
      #expect(diff([one, [:]], [[:], other])?.contains("unchanged") != false)
      other[Masked(value: 3)] = Plain(value: 9)
      let lines = diff(one, other)?.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      #expect(lines?.count == 2)
      #expect(lines?.last?.contains("value: 9") == true)
    }
  }

  @Test func keysThatLookAlikeAreInTheOrderOfTheirValues() {
    let expected = "[\n" + (0..<20).map { "  M: \($0)" }.joined(separator: ",\n") + "\n]"
    for _ in 0..<5 {
      let numbers = Dictionary(uniqueKeysWithValues: (0..<20).shuffled().map { (Masked(value: $0), 19 - $0) })
      expectDump(numbers, expected)
    }
  }

  @Test func numbersBeyondAllOthersAreInOrder() {
    let small = [
      -9_007_199_254_740_994, -9_007_199_254_740_993, -9_007_199_254_740_992, 9_007_199_254_740_993,
    ]
    let dump = String(customDumping: Set(small), style: .line(maxLength: 200))
    #expect(dump == "Set([\(small.map { "\($0)" }.joined(separator: ", "))])")
    let infinities = Set([Double.infinity, -.infinity, 0, 1e300, -1e300, .nan])
    #expect(
      String(customDumping: infinities, style: .line(maxLength: 200))
        == "Set([-inf, -1e+300, 0.0, 1e+300, inf, nan])"
    )
  }

  // MARK: Reasons

  @Test func theInnermostEqualityIsNamed() {
    struct Wrapper { var masked: Masked }
    enum Event { case happened(Wrapper) }
    let difference = diff(
      Event.happened(Wrapper(masked: Masked(value: 1))),
      .happened(Wrapper(masked: Masked(value: 2)))
    )
    #expect(difference?.contains("the == of RegressionTests.Masked says so") == true)
  }

  private struct Ordered: Equatable, CustomReflectable {
    var entries: KeyValuePairs<Int, Int>
    static func == (left: Self, right: Self) -> Bool { left.entries.elementsEqual(right.entries, by: ==) }
    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: entries.map { ($0.key, $0.value) }, displayStyle: .dictionary)
    }
  }

  @Test func orderedDictionariesAreComparedInOrder() {
    expectDiff(
      Ordered(entries: [1: 1, 2: 2]),
      Ordered(entries: [2: 2, 1: 1]),
      """
        [
      -   1: 1,
          2: 2,
      +   1: 1
        ]
      """
    )
    expectDiff(
      Ordered(entries: [2: 2, 1: 1]),
      Ordered(entries: [2: 2, 1: 5]),
      """
        [
          2: 2,
      -   1: 1
      +   1: 5
        ]
      """
    )
  }

  private struct Strict: Equatable {
    var noisy: Noisy
    var other = 0
    static func == (_: Self, _: Self) -> Bool { false }
  }

  @Test func dumpsThatDifferAreNotSaidToBeEqual() {
    let difference = diff(Strict(noisy: Noisy(id: 1, noise: 1)), Strict(noisy: Noisy(id: 1, noise: 2)))
    #expect(difference?.contains("though the parts are: the == of RegressionTests.Strict") == true)
    #expect(difference?.contains("-     noise: 1") == true)
    #expect(difference?.contains("+     noise: 2") == true)
  }

  // MARK: Without end

  private struct Maybe: CustomReflectable {
    var rest: Int
    var customMirror: Mirror {
      if rest == 0 { return Mirror(self, unlabeledChildren: [Int](), displayStyle: .optional) }
      return Mirror(self, children: ["some": Maybe(rest: rest - 1)], displayStyle: .optional)
    }
  }

  private final class Place: Comparable {
    var range: Range<Place>?
    static func == (left: Place, right: Place) -> Bool { left === right }
    static func < (_: Place, _: Place) -> Bool { false }
  }

  @Test func optionalsWithoutEnd() {
    expectDump(Maybe(rest: 3), "nil")
    expectDump(Maybe(rest: -1), "RegressionTests.Maybe(…)")
    expectDump(Maybe(rest: 100_000), "RegressionTests.Maybe(…)")
    #expect(diff(Maybe(rest: -1), Maybe(rest: -1)) == nil)
    #expect(diff(Maybe(rest: 1), Maybe(rest: 2)) != nil)
  }

  @Test func rangesThatLeadBack() {
    let place = Place()
    place.range = Range(uncheckedBounds: (place, place))
    expectDump(
      place,
      """
      RegressionTests.Place(
        range: Range(
          lowerBound: RegressionTests.Place(↩︎),
          upperBound: RegressionTests.Place(↩︎)
        )
      )
      """
    )
    place.range = nil
    expectDump(1..<3, "1..<3")
    expectDump("a"..."b", #""a"..."b""#)
    let long = String(repeating: "x", count: 200)
    expectDump((long + "1")..<(long + "2"), "\"\(long)1\"..<\"\(long)2\"")
  }

  // MARK: Text

  private struct Words: CustomDumpStringConvertible {
    var customDumpDescription: String
  }

  private struct Page { var words: Words }

  private func page(_ text: String) -> Page { Page(words: Words(customDumpDescription: text)) }

  @Test func everyLineOfALeafIsIndentedAndSigned() {
    for end in ["\n", "\r", "\r\n"] {
      expectDump(page("a\(end)b"), "RegressionTests.Page(\n  words: a\n  b\n)")
      expectDiff(
        page("a\(end)b"),
        page("a\(end)c"),
        """
          RegressionTests.Page(
        -   words: a
        -   b
        +   words: a
        +   c
          )
        """
      )
      #expect(String(customDumping: page("a\(end)b"), style: .line(maxLength: 99)).hasSuffix("(words: a b)"))
    }
    let ends = diff(Words(customDumpDescription: "a\r"), Words(customDumpDescription: "b\r"))
    #expect(ends == "- a\n-\n+ b\n+")
  }

  @Test func charactersThatMisleadAreEscaped() {
    expectDump("\u{2028}", #""\u{2028}""#)
    expectDump("a\u{202e}b \"é\"", #""a\u{202e}b \"é\"""#)
    #expect(String(customDumping: "\u{2066}\n").contains("u{2066}"))
    expectDump("é", "\"é\"")
  }

  @Test func charactersThatCannotBeSeenAreEscaped() {
    expectDiff("ab", "a\u{200B}b", #"- "ab"\#n+ "a\u{200b}b""#)
    expectDump("\u{FEFF}10\u{A0}\u{202F}€\u{AD}", #""\u{feff}10\u{a0}\u{202f}€\u{ad}""#)
    expectDump("a\u{200D}b\u{FE0F}", #""a\u{200d}b\u{fe0f}""#)
    expectDump("\u{301}a", #""\u{301}a""#)
    expectDump("\"\u{200F}", #""\"\u{200f}""#)
    expectDump("a\n\u{301}b\u{2060}", "\"\"\"\na\n\\u{301}b\\u{2060}\n\"\"\"")
    expectDump("\\\n\u{200B}", "#\"\"\"\n\\\n\\#u{200b}\n\"\"\"#")
    // These are seen, or shape what is.
    for text in ["👩‍👩‍👧", "❤️ 1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "　全角", "e\u{301}", "é – ñ"] {
      expectDump(text, "\"\(text)\"")
    }
  }

  #if os(Linux)
    @Test func valuesOfCWithoutFieldsAreToldApartByTheirBytes() {
      var (one, other) = (sigval(), sigval())
      (one.sival_int, other.sival_int) = (1, 258)
      #expect(diff(one, one) == nil)
      expectDump([one], "[\n  [0]: sigval(01 00 00 00 00 00 00 00)\n]")
      expectDiff(one, other, "- sigval(01 00 00 00 00 00 00 00)\n+ sigval(02 01 00 00 00 00 00 00)")
    }
  #endif

  @Test func indentationsAndLengthsOutOfBounds() {
    var text = ""
    customDump([1], to: &text, indent: .max)
    #expect(text.utf8.count == 3 * 1_000 + "[\n  [0]: 1\n]".utf8.count)
    text = ""
    customDump(1, to: &text, indent: .min)
    #expect(text == "1")
    #expect(String(customDumping: [1], style: .line(maxLength: 0)) == "")
    #expect(String(customDumping: [1], style: .line(maxLength: .min)) == "")
    #expect(String(customDumping: [1], style: .line(maxLength: 1)) == "…")
  }

  // MARK: Graphs

  private final class Link {
    var value: Int
    var next: Link?
    unowned(unsafe) var previous: Link?
    init(_ value: Int) { self.value = value }
  }

  private final class Fork {
    var value: Int
    var left: Fork?
    var right: Fork?
    init(_ value: Int) { self.value = value }
  }

  private final class Parent { var children: [Child] = [] }

  private final class Child {
    var value: Int
    unowned var parent: Parent
    init(_ value: Int, _ parent: Parent) {
      self.value = value
      self.parent = parent
    }
  }

  private func family(_ count: Int, changing index: Int) -> Parent {
    let parent = Parent()
    parent.children = (0..<count).map { Child($0 == index ? -1 : $0, parent) }
    return parent
  }

  @Test func childrenThatPointToTheirParent() {
    expectDiff(
      family(6, changing: -1),
      family(6, changing: 0),
      """
        RegressionTests.Parent(
          children: [
            [0]: RegressionTests.Child(
      -       value: 0,
      +       value: -1,
              parent: RegressionTests.Parent(↩︎)
            ),
            … (5 unchanged)
          ]
        )
      """
    )
    #expect(diff(family(3, changing: 1), family(3, changing: 1)) == nil)
  }

  /// Counts how often its parts are asked for.
  private final class Watched: CustomDumpReflectable {
    nonisolated(unsafe) static var reads = 0
    let number: Int
    let parent: Hall
    init(_ number: Int, _ parent: Hall) {
      self.number = number
      self.parent = parent
    }
    var customDumpMirror: Mirror {
      Self.reads += 1
      return Mirror(self, children: ["number": number, "parent": parent], displayStyle: .class)
    }
  }

  private final class Hall { var guests: [Watched] = [] }

  @Test func whatElementsHaveInCommonIsNotReadForEach() {
    func hall(_ factor: Int) -> Hall {
      let hall = Hall()
      hall.guests = (0..<300).map { Watched($0 % 7 == 3 ? $0 * factor : $0, hall) }
      return hall
    }
    let (one, other) = (hall(1), hall(1_000))
    Watched.reads = 0
    #expect(diff(one, other) != nil)
    // Read for the fingerprint of each guest, the others would make it 60,000.
    #expect(Watched.reads < 20_000, "read \(Watched.reads) times")
    for hall in [one, other] { hall.guests = [] }
  }

  @Test func graphsAreComparedOnce() {
    func list(_ count: Int, _ last: Int) -> [Link] {
      let links = (0..<count).map { Link($0 == count - 1 ? last : $0) }
      for (one, next) in zip(links, links.dropFirst()) {
        one.next = next
        next.previous = one
      }
      return links
    }
    // At a cost that grows with the square these would take minutes.
    let (one, other) = (list(2_000, -1), list(2_000, -2))
    let difference = diff(one[0], other[0]) ?? ""
    #expect(difference.contains("value: -2"))
    #expect(difference.split(separator: "\n").count(where: { !$0.hasPrefix(" ") }) == 2)
    for link in one + other { link.next = nil }
    func forks(_ count: Int, _ last: Int) -> [Fork] {
      let forks = (0..<count).map { Fork($0 == 0 ? last : $0) }
      for (next, one) in zip(forks, forks.dropFirst()) {
        one.left = next
        one.right = next
      }
      return forks
    }
    let (first, second) = (forks(2_000, -1), forks(2_000, -2))
    let change = diff(first[1_999], second[1_999]) ?? ""
    #expect(change.split(separator: "\n").count(where: { !$0.hasPrefix(" ") }) == 2)
    for fork in first + second { (fork.left, fork.right) = (nil, nil) }
  }
}
