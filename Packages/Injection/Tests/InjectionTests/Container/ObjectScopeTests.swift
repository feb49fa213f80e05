import Injection
import IssueReporting
import Testing

private final class Leaf {}

private final class Pair {
  let (left, right): (Leaf, Leaf)
  init(left: Leaf, right: Leaf) { (self.left, self.right) = (left, right) }
}

@Suite struct ObjectScopeTests {
  private func container(_ scope: ObjectScope) -> Container {
    let container = Container()
    container.register(Leaf.self) { _ in Leaf() }.inObjectScope(scope)
    container.autoregister(Pair.self, initializer: Pair.init).inObjectScope(.transient)
    return container
  }

  @Test func transientIsNewEachTime() {
    let pair: Pair = container(.transient)~>
    #expect(pair.left !== pair.right)
  }

  @Test func graphIsSharedWithinAResolve() {
    let container = container(.graph)
    let (one, two): (Pair, Pair) = (container~>, container~>)
    #expect(one.left === one.right)
    #expect(one.left !== two.left)
  }

  @Test func graphIsTheDefault() {
    let container = Container()
    container.register(Leaf.self) { _ in Leaf() }
    container.autoregister(Pair.self, initializer: Pair.init)
    let pair: Pair = container~>
    #expect(pair.left === pair.right)
    let transient = Container(defaultObjectScope: .transient) { $0.register(Leaf.self) { _ in Leaf() } }
    transient.autoregister(Pair.self, initializer: Pair.init)
    let other: Pair = transient~>
    #expect(other.left !== other.right)
  }

  @Test func containerIsKept() {
    let container = container(.container)
    let (one, two): (Pair, Pair) = (container~>, container~>)
    #expect(one.left === two.left)
    container.resetObjectScope(.container)
    let three: Pair = container~>
    #expect(three.left !== one.left)
  }

  @Test func weakIsKeptWhileItIsHeld() {
    let container = container(.weak)
    let (one, two): (Pair, Pair) = (container~>, container~>)
    #expect(one.left === two.left)

    weak var gone: Leaf?
    do {
      let alone = Container()
      alone.register(Leaf.self) { _ in Leaf() }.inObjectScope(.weak)
      do {
        let leaf: Leaf = alone~>
        gone = leaf
        #expect(alone.resolve(Leaf.self) === leaf)
      }
      #expect(gone == nil)
      #expect(alone.resolve(Leaf.self) != nil)
    }
  }

  @Test func aStructOfScopeWeakIsMadeAnew() {
    let container = Container()
    var count = 0
    container.register(Int.self) { _ in
      count += 1
      return count
    }.inObjectScope(.weak)
    #expect(container.resolve(Int.self) == 1)
    #expect(container.resolve(Int.self) == 2)
  }

  @Test func aChildOverridesWhatTheParentsFactoriesNeed() {
    final class Other {}
    let parent = Container()
    parent.register(String.self) { _ in "parent" }
    parent.register([String].self, name: "graph") { [$0~>] }
    parent.register([String].self, name: "kept") { [$0~>] }.inObjectScope(.container)
    let child = Container(parent: parent)
    child.register(String.self) { _ in "child" }
    #expect(child.resolve([String].self, name: "graph") == ["child"])
    #expect(parent.resolve([String].self, name: "graph") == ["parent"])
    // Kept by the parent, so made by it.
    #expect(child.resolve([String].self, name: "kept") == ["parent"])
  }

  @Test func aChildSharesWhatTheParentKeeps() {
    let parent = container(.container)
    let child = Container(parent: parent)
    #expect(child.resolve(Leaf.self) === parent.resolve(Leaf.self))
    child.register(Leaf.self) { _ in Leaf() }
    #expect(child.resolve(Leaf.self) !== parent.resolve(Leaf.self))
  }

  /// Uses the container when it is let go of.
  private final class LastWords: Sendable {
    let container: Container
    init(_ container: Container) { self.container = container }
    deinit { _ = container.resolve(Int.self) }
  }

  /// Also in optimized builds, which release early what is not used any more.
  @Test func whatIsReplacedOrRemovedIsLetGoOfWithNoLockHeld() {
    let container = Container()
    container.register(Int.self) { _ in 1 }
    func add() {
      let words = LastWords(container)
      container.register(String.self) { _ in "\(words.container === container)" }
      container.register(LastWords.self) { _ in LastWords(container) }.inObjectScope(.container)
      #expect(container.resolve(String.self) == "true")
      #expect(container.resolve(LastWords.self) != nil)
    }
    for _ in 0..<3 { add() }
    container.resetObjectScope(.container)
    add()
    container.removeAll()
    #expect(container.resolve(Int.self) == nil)
  }
}
