import Foundation
import Testing

@testable import StateDump

/// Values that nest 100,000 levels deep. Their own `==` and `deinit` would overflow the stack, so none of them is ever
/// released, and `==` must not be called.
struct DeepTests {
  /// Code without optimisation is slow: there most tests make do with fewer levels, and with a small stack.
  #if DEBUG
    private static let levels = 10_000
    private static let stackSize = 128 * 1_024
  #else
    private static let levels = 100_000
    private static let stackSize = 256 * 1_024
  #endif

  private final class Keeper: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Any] = []

    func keep(_ value: Any) {
      lock.withLock { values.append(value) }
    }
  }

  /// A leak would be a fault.
  private static let keeper = Keeper()

  private static func kept<Value>(_ value: Value) -> Value {
    keeper.keep(value)
    return value
  }

  private static func chain(_ end: Int, _ count: Int = DeepTests.levels) -> Node {
    var node = Node(end)
    for value in 1..<count { node = Node(value, node) }
    return kept(node)
  }

  private enum Tree: Hashable, Sendable {
    case leaf(Int)
    indirect case branch(Tree, label: String)

    static func levels(_ end: Int, _ count: Int = DeepTests.levels) -> Tree {
      var tree = Tree.leaf(end)
      for level in 1..<count { tree = .branch(tree, label: "\(level % 10)") }
      return DeepTests.kept(tree)
    }
  }

  /// Equal to its likes, whatever they hold.
  private struct Loud: Equatable {
    var content: Any
    static func == (_: Loud, _: Loud) -> Bool { true }
  }

  @Test func aChainOfObjects() {
    let text = String(customDumping: Self.chain(0, 100_000))
    #expect(text.utf8.count < 50_000_000)
    #expect(text.hasPrefix("Node(\n  value: 99999,\n  next: #1 Node(\n    value: 99998,"))
    #expect(text.hasSuffix("\n  )\n)"))
    let difference = diff(Self.chain(-1), Self.chain(-2)) ?? ""
    #expect(difference.contains("value: -1,\n+"))
    #expect(difference.split(separator: "\n").filter { !$0.hasPrefix(" ") }.count == 2)
  }

  @Test func twoChainsOfAHundredThousandObjects() {
    let (one, other) = (Self.chain(-1, 100_000), Self.chain(-1, 100_000))
    #expect(diff(one, other) == nil)
  }

  @Test func anIndirectEnum() {
    let text = String(customDumping: Tree.levels(7))
    #expect(text.hasPrefix("DeepTests.Tree.branch(\n  .branch(\n    .branch("))
    #expect(text.contains(".leaf(7)"))
    let difference = diff(Tree.levels(7), Tree.levels(8)) ?? ""
    let marked = difference.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(marked.map { $0.filter { $0 != " " } } == ["-.leaf(7),", "+.leaf(8),"])
    #expect(diff(Tree.levels(7), Tree.levels(7)) == nil)
  }

  // MARK: On a stack that has no room for a frame a level

  /// Runs a body on a thread with a small stack: a frame a level would need ten times as much.
  private func onASmallStack(_ body: @escaping @Sendable () -> [String]) async -> [String] {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  private static func nested(_ end: Any, _ count: Int = 10_000, _ wrap: (Any) -> Any) -> Any {
    var value = end
    for _ in 1..<count { value = wrap(value) }
    return kept(value)
  }

  private static func changes(_ left: Any, _ right: Any) -> [String] {
    (diff(left, right) ?? "").split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { $0.filter { $0 != " " } }
  }

  @Test func whatADeepValueHoldsIsStillComparedByItsEquality() async {
    let changes = await onASmallStack {
      Self.changes(
        Self.nested(Loud(content: 1)) { Box(value: $0) },
        Self.nested(Loud(content: 2)) { Box(value: $0) }
      )
    }
    #expect(changes == [])
  }

  @Test func boxesOfAnything() async {
    let changes = await onASmallStack {
      let one = Self.nested(1) { Box(value: $0) }
      let text = String(customDumping: one)
      return [String(text.prefix(30))] + Self.changes(one, Self.nested(2) { Box(value: $0) })
    }
    #expect(
      changes == [
        "Box(\n  value: Box(\n    value: ", "-value:Box(value:Box(value:Box(value:Box(value:1))))",
        "+value:Box(value:Box(value:Box(value:Box(value:2))))",
      ]
    )
  }

  @Test func listsAndDictionaries() async {
    let changes = await onASmallStack {
      Self.changes(Self.nested(1) { [$0] }, Self.nested(2) { [$0] })
        + Self.changes(Self.nested(1) { ["key": $0] }, Self.nested(2) { ["key": $0] })
    }
    #expect(changes == ["-[0]:1", "+[0]:2", "-\"key\":1", "+\"key\":2"])
  }

  @Test func anEnumsOwnEqualityIsNotCalled() async {
    let texts = await onASmallStack {
      let (one, other) = (Tree.levels(7, 10_000), Tree.levels(8, 10_000))
      return Self.changes(one, other) + Self.changes([one, .leaf(1)], [one, .leaf(2)])
        + [String(customDumping: one, style: .line(maxLength: 40))]
    }
    #expect(texts.prefix(2) == ["-.leaf(7),", "+.leaf(8),"])
    #expect(texts.dropFirst(2).prefix(2) == ["-[1]:.leaf(1)", "+[1]:.leaf(2)"])
    #expect(texts.last == "DeepTests.Tree.branch(.branch(.branch(.…")
  }

  @Test func changesOnEveryLevel() async {
    let changes = await onASmallStack {
      Self.changes(Self.nested(1, 4_000) { [$0, 1, 2] }, Self.nested(1, 4_000) { [$0, 3, 2] })
    }
    #expect(changes.count == 2 * 3_999)
    #expect(changes.prefix(2) == ["-[1]:1,", "+[1]:3,"])
  }

  // MARK: Without end

  /// Each part is made when it is asked for.
  private struct Endless: CustomDumpReflectable {
    var customDumpMirror: Mirror { Mirror(self, children: ["next": Endless()], displayStyle: .struct) }
  }

  @Test func aValueWithoutEndEnds() {
    var writer = TreeWriter(mostLevels: 1_000)
    writer.write(Endless(), label: nil, level: 0, maxDepth: .max)
    #expect(writer.out.contains("next: DeepTests.Endless(…)"))
    #expect(writer.out.utf8.count(where: { $0 == UInt8(ascii: "(") }) == 1_001)
  }

  @Test func aDiffWithoutEndEnds() {
    var writer = DiffWriter(format: .default, mostLevels: 1_000)
    #expect(writer.diff(Endless(), Endless())?.contains("(more than 1000 levels)") == true)
  }

  #if !DEBUG
    @Test func valuesWithoutEndEndAfterTwoHundredThousandLevels() {
      #expect(String(customDumping: Endless()).contains("next: DeepTests.Endless(…)"))
      #expect(diff(Endless(), Endless())?.contains("(more than 200000 levels)") == true)
    }
  #endif

  // MARK: In linear time

  /// Counts how often it is compared.
  private struct Counted: Equatable {
    nonisolated(unsafe) static var comparisons = 0
    var number: Int
    static func == (left: Counted, right: Counted) -> Bool {
      comparisons += 1
      return left.number == right.number
    }
  }

  private struct Comment: Identifiable {
    var id: Int
    var text: Counted
    var replies: [Comment]

    static func thread(_ levels: Int, _ end: Int) -> Comment {
      var comment = Comment(id: 0, text: Counted(number: end), replies: [])
      for level in 1..<levels {
        let other = Comment(id: -level, text: Counted(number: end), replies: [])
        comment = Comment(id: level, text: Counted(number: 0), replies: [comment, other])
      }
      return DeepTests.kept(comment)
    }
  }

  @Test func identifiedElementsWithChangesOnEveryLevelAreComparedOnce() {
    let (one, other) = (Comment.thread(500, 1), Comment.thread(500, 2))
    Counted.comparisons = 0
    #expect(diff(one, other) != nil)
    // At a cost that grows with the square of the levels these would be 125,000 at least.
    #expect(Counted.comparisons < 20_000, "\(Counted.comparisons) comparisons")
  }
}
