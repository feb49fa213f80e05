import StateDump
import Testing

/// Types that do what no type should.
struct HostileTests {
  private struct Lying: CustomReflectable {
    var style: Mirror.DisplayStyle
    var parts: [(label: String?, value: Any)]
    var customMirror: Mirror { Mirror(self, children: parts, displayStyle: style) }
  }

  private func dump(_ style: Mirror.DisplayStyle, _ parts: (label: String?, value: Any)...) -> String {
    String(customDumping: Lying(style: style, parts: parts))
  }

  @Test func mirrorsThatLie() {
    let two = "HostileTests.Lying(\n  a: 1,\n  2\n)"
    #expect(dump(.class, ("a", 1), (nil, 2)) == two)
    #expect(dump(.enum) == "HostileTests.Lying()")
    #expect(dump(.enum, ("a", 1), (nil, 2)) == two)
    #expect(dump(.optional) == "nil")
    #expect(dump(.optional, ("a", 1), (nil, 2)) == two)
    #expect(dump(.dictionary) == "[:]")
    #expect(dump(.dictionary, ("a", 1), (nil, 2)) == two)
    #expect(dump(.collection, ("a", 1), (nil, 2)) == "[\n  [0]: 1,\n  [1]: 2\n]")
    #expect(dump(.set, ("a", 3), (nil, 2)) == "Set([\n  2,\n  3\n])")
    #expect(dump(.tuple, ("a", 1), (nil, 2)) == "(\n  a: 1,\n  2\n)")
  }

  private class Base { var hidden = 1 }

  private final class Derived: Base, CustomReflectable {
    var customMirror: Mirror {
      Mirror(self, children: ["a": 1], ancestorRepresentation: .suppressed)
    }
  }

  @Test func ancestorsThatAMirrorKeepsToItself() {
    expectDump(Derived(), "HostileTests.Derived(a: 1)")
  }

  private enum Payload: Equatable {
    case nothing
    case void(Void)
    case maybe(Int?)
    case list([Int])
    case pair((a: Int, b: Int))
    case mirrored

    static func == (_: Payload, _: Payload) -> Bool { false }
  }

  @Test func payloads() {
    expectDump(
      [Payload.nothing, .void(()), .maybe(nil), .maybe(1), .list([])],
      """
      [
        [0]: .nothing,
        [1]: .void(),
        [2]: .maybe(nil),
        [3]: .maybe(1),
        [4]: .list([])
      ]
      """
    )
    expectDump(Payload.pair((a: 1, b: 2)), "HostileTests.Payload.pair(\n  a: 1,\n  b: 2\n)")
    expectDiff(
      Payload.nothing,
      .nothing,
      """
        // Not equal, though the dumps are: the == of HostileTests.Payload says so.
      - .nothing
      + .nothing
      """
    )
  }

  private final class Representing: CustomDumpRepresentable {
    var customDumpValue: Any { Box(value: [self]) }
  }

  private struct Swapping: CustomDumpRepresentable {
    struct Other: CustomDumpRepresentable { var customDumpValue: Any { Swapping() } }
    var customDumpValue: Any { Other() }
  }

  @Test func representationsWithoutEnd() {
    expectDump(Swapping(), "HostileTests.Swapping(…)")
    #expect(diff(Swapping(), Swapping()) == nil)
    let line = String(customDumping: Representing(), style: .line(maxLength: 30))
    #expect(line == "Box(value: [Box(value: [Box(v…")
  }

  @Test func manyParts() {
    let parts = (0..<200_000).map { (label: String?.some("part\($0)"), value: $0 as Any) }
    let one = Lying(style: .struct, parts: parts)
    #expect(String(customDumping: one).hasSuffix("  part199999: 199999\n)"))
    let few = Lying(style: .struct, parts: Array(parts.prefix(20_000)))
    var other = few
    other.parts[10_000].value = -1
    let difference = diff(few, other) ?? ""
    #expect(difference.contains("\n-   part10000: 10000,\n+   part10000: -1,\n"))
    #expect(String(customDumping: one, style: .line(maxLength: 40)).count == 40)
  }

  @Test func numbers() {
    expectDump(Int128.max, "170141183460469231731687303715884105727")
    expectDump([Double.nan, -0.0, .infinity], "[\n  [0]: nan,\n  [1]: -0.0,\n  [2]: inf\n]")
    #expect(diff(0.0, -0.0) == nil)
    expectDiff(
      [Double.nan],
      [.nan],
      """
        [
          // Not equal, though the dumps are: the == of Double says so.
      -   [0]: nan
      +   [0]: nan
        ]
      """
    )
    expectDump(Set([Double.nan, 1, -1]), "Set([\n  -1.0,\n  1.0,\n  nan\n])")
  }

  private struct `Größe 😀`<Wert> {
    struct Innen { var `my field`: Int }
  }

  private struct Packed<each Value> { var values: (repeat each Value) }

  private protocol First {}
  private protocol Second {}

  @Test func names() {
    struct Local<Value> { struct Inside { var a = 1 } }
    expectDump(`Größe 😀`<Int>.Innen(`my field`: 1), "HostileTests.`Größe 😀`.Innen(`my field`: 1)")
    expectDump(Local<Int>.Inside(), "Local.Inside(a: 1)")
    expectDump(Packed<Int, String>.self, "HostileTests.Packed<Int, String>.self")
    expectDump((any First & Second).self as Any.Type, "HostileTests.First & HostileTests.Second.self")
    expectDump(Dog.self as Animal.Type, "Dog.self")
    expectDump(
      [Int.self, String.self] as [Any.Type],
      "[\n  [0]: Int.self,\n  [1]: String.self\n]"
    )
  }

  @Test func functionsAndTuples() {
    expectDump(Box(value: { (_: Int) in }), "Box(value: (Function))")
    let tuple = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, last: 20)
    let line = String(customDumping: tuple, style: .line(maxLength: 200))
    #expect(line == "(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, last: 20)")
  }

  private final class Fields {
    lazy var later = 1
    weak var nobody: Fields?
    @Wrapped var wrapped = 2
  }

  @propertyWrapper private struct Wrapped { var wrappedValue: Int }

  @Test func fieldsThatTheCompilerStores() {
    expectDump(
      Fields(),
      """
      HostileTests.Fields(
        later: nil,
        nobody: nil,
        _wrapped: HostileTests.Wrapped(wrappedValue: 2)
      )
      """
    )
  }

  @Test func inlineArraysAreLists() {
    #if compiler(>=6.2)
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, *) else { return }
      let (one, other): (InlineArray<2, Int>, InlineArray<2, Int>) = ([1, 2], [1, 3])
      expectDiff(one, other, "  [\n    [0]: 1,\n-   [1]: 2\n+   [1]: 3\n  ]")
    #endif
  }

  @Test func literalsOfPairsAreInTheirOrder() {
    let pairs: KeyValuePairs = ["b": 1, "a": 2]
    #expect(
      String(customDumping: pairs, style: .line(maxLength: 100))
        == #"[(key: "b", value: 1), (key: "a", value: 2)]"#
    )
  }

  // MARK: Types that change their mind

  /// A list with other elements each time it is looked at.
  private final class Shrinking: CustomReflectable {
    private let style: Mirror.DisplayStyle
    private var count: Int

    init(_ style: Mirror.DisplayStyle, count: Int) {
      self.style = style
      self.count = count
    }

    var customMirror: Mirror {
      count = max(0, count - 1)
      let entries = (0..<count).map { (label: String?.none, value: ($0, count - $0 / 3) as Any) }
      let elements = (0..<count).map { (label: String?.none, value: ($0 < 3 ? 0 : count - $0) as Any) }
      return Mirror(self, children: style == .dictionary ? entries : elements, displayStyle: style)
    }
  }

  @Test(arguments: [Mirror.DisplayStyle.collection, .set, .dictionary, .struct, .tuple, .class])
  func partsThatAreOthersEachTime(style: Mirror.DisplayStyle) {
    for one in 1..<12 {
      for other in 1..<12 {
        _ = diff(Shrinking(style, count: one), Shrinking(style, count: other))
        let many = [one, other, one].map { Shrinking(style, count: $0) }
        _ = diff(many, [Shrinking(style, count: other)])
        _ = String(customDumping: many)
      }
    }
  }

  /// An identity that is equal to others now and then.
  private struct Fickle: Hashable {
    nonisolated(unsafe) static var random = Xorshift(seed: 11)
    static func == (_: Fickle, _: Fickle) -> Bool { Bool.random(using: &random) }
    func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<3, using: &Self.random)) }
  }

  private struct Moody: Identifiable, Equatable {
    var id: Fickle
    var number: Int
  }

  @Test func identitiesThatChangeTheirMind() {
    for count in 0..<300 {
      let one = (0..<count % 7).map { Moody(id: Fickle(), number: $0) }
      let other = (0..<count % 5).map { Moody(id: Fickle(), number: $0 + 1) }
      _ = diff(one, other)
      _ = diff(one.map(\.id), other.map(\.id))
    }
  }

  @Test func labelsOfSeveralLines() {
    let one = Lying(style: .struct, parts: [("a\nb", 1), ("c\r\n\u{2028}", [1]), ("", 2)])
    var other = one
    other.parts[1].value = [2]
    expectDump(
      one,
      #"""
      HostileTests.Lying(
        a\nb: 1,
        c\r\n\u{2028}: [
          [0]: 1
        ],
        2
      )
      """#
    )
    expectDiff(
      one,
      other,
      #"""
        HostileTests.Lying(
          a\nb: 1,
          c\r\n\u{2028}: [
      -     [0]: 1
      +     [0]: 2
          ],
          2
        )
      """#
    )
    #expect(!String(customDumping: one, style: .line(maxLength: 100)).contains("\n"))
    var text = ""
    customDump(1, to: &text, name: "a\nb")
    #expect(text == #"a\nb: 1"#)
    text = ""
    customDump(1, to: &text, name: "")
    #expect(text == "1")
  }

  // MARK: Order that leads in circles

  private final class Peer: Hashable {
    let id: Int
    var peers: Set<Peer> = []
    var next: Peer?
    init(_ id: Int) { self.id = id }
    static func == (left: Peer, right: Peer) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test func setsOfObjectsThatHoldEachOther() {
    let peers = (0..<30).map(Peer.init)
    for peer in peers { peer.peers = Set(peers) }
    let text = String(customDumping: Set(peers))
    let ids = text.split(separator: "\n").compactMap { $0.contains(" id: ") ? $0.filter(\.isNumber) : nil }
    #expect(ids.count == 30)
    #expect(text == String(customDumping: Set(peers.reversed())))
    #expect(text.contains("Peer(↩︎)"))
    for peer in peers { peer.peers = [] }
  }

  @Test func setsOfLinksInALongChain() {
    let peers = (0..<1_000).map(Peer.init)
    for (one, next) in zip(peers, peers.dropFirst()) { one.next = next }
    let text = String(customDumping: Set(peers))
    #expect(text.split(separator: "\n").count { $0.contains(" id: ") } == 1_000)
    for peer in peers { peer.next = nil }
  }

  private indirect enum Nest: Hashable { case set(Set<Nest>) }

  @Test func setsInSets() {
    var nest = Nest.set([])
    for _ in 0..<100 { nest = .set([nest, .set([])]) }
    #expect(String(customDumping: nest).contains(".set(Set([]))"))
    #expect(diff(nest, .set([nest])) != nil)
  }

  // MARK: Threads

  @Test func manyThreadsDumpTheSameValues() async {
    let value: [String: Any] = [
      "users": [User(id: 1, tags: ["a"]), User(id: 2)], "node": Node(1, Node(2)), "path": \User.name,
      "oops": Oops.late(by: 3), "set": Set([3, 1, 2]), "box": Box(value: Represented()),
    ]
    let shared = UncheckedSendable(value: value)
    let expected = String(customDumping: value)
    let texts = await withTaskGroup(of: String.self) { group in
      for index in 0..<32 {
        group.addTask {
          _ = diff(shared.value, ["users": [User(id: index)]])
          _ = String(customDumping: shared.value, style: .line(maxLength: 20 * index))
          return String(customDumping: shared.value)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.allSatisfy { $0 == expected })
  }

  private struct UncheckedSendable: @unchecked Sendable { let value: [String: Any] }
}
