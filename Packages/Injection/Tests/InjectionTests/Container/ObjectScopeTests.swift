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

  @Test func graphWithArgumentsIsOneForEqualOnes() throws {
    final class Box {
      let number: Int
      init(number: Int) { self.number = number }
    }
    struct Opaque {}
    let container = Container()
    container.register(Box.self) { (_, number: Int) in Box(number: number) }
    container.register(Box.self) { (_, box: Box) in Box(number: box.number) }
    container.register(Box.self) { (_, _: Opaque) in Box(number: 0) }
    container.register([Box].self) { resolver in
      try [1, 2, 1].map { try resolver.tryResolve(Box.self, name: nil, arguments: $0) }
    }
    container.register([Box].self, name: "of boxes") { resolver in
      let (one, two) = (Box(number: 1), Box(number: 1))
      return try [one, two, one].map { try resolver.tryResolve(Box.self, name: nil, arguments: $0) }
    }
    container.register([Box].self, name: "of what cannot be compared") { resolver in
      try [Opaque(), Opaque()].map { try resolver.tryResolve(Box.self, name: nil, arguments: $0) }
    }
    let numbers: [Box] = container~>
    #expect(numbers.map(\.number) == [1, 2, 1])
    #expect(numbers[0] === numbers[2])
    let boxes = container ~> ([Box].self, name: "of boxes")
    #expect(boxes[0] === boxes[2] && boxes[0] !== boxes[1])
    let opaque = container ~> ([Box].self, name: "of what cannot be compared")
    #expect(opaque[0] !== opaque[1])
  }

  @Test func whatIsKeptIsMadeOfTheFirstArguments() {
    let container = Container()
    container.register([Int].self) { (_, number: Int) in [number] }.inObjectScope(.container)
    #expect(container.resolve([Int].self, argument: 1) == [1])
    #expect(container.resolve([Int].self, argument: 2) == [1])
  }

  @Test(arguments: [ObjectScope.graph, .container, .weak]) func whatThrewIsMadeAgain(_ scope: ObjectScope) {
    struct NotYet: Error {}
    let container = Container()
    var isReady = false
    container.register(Leaf.self) { _ in
      if !isReady { throw NotYet() }
      return Leaf()
    }.inObjectScope(scope)
    #expect(throws: NotYet.self) { try container.tryResolve(Leaf.self) }
    isReady = true
    #expect(container.resolve(Leaf.self) != nil)
  }

  @Test func aGraphSharesWithinOneContainer() {
    let parent = Container()
    parent.register(String.self) { _ in "parent" }
    parent.register([String].self) { [$0~>] }
    let children = ["one", "two"].map { name in
      Container(parent: parent) { $0.register(String.self) { _ in name } }
    }
    parent.register([[String]].self) { _ in (children + [parent]).map { $0~> } }
    #expect(parent.resolve([[String]].self) == [["one"], ["two"], ["parent"]])
    // Its factory holds it.
    parent.removeAll()
  }

  @Test func aChildMayWrapWhatTheParentHas() {
    let parent = Container()
    parent.register(String.self) { _ in "API" }
    parent.register([String].self) { [$0~>] }
    let child = Container(parent: parent)
    child.register(String.self) { [unowned parent] _ in "cached \(parent ~> (String.self))" }
    #expect(child.resolve([String].self) == ["cached API"])
    // Also what the parent makes of its own, on the way to what the child makes.
    child.register(String.self) { [unowned parent] _ in "cached \(parent ~> ([String].self))" }
    #expect(child.resolve([String].self) == ["cached [\"API\"]"])
  }

  /// What is let go of may leave its place in memory to the next one.
  @Test func aGraphTellsApartWhatComesOneAfterTheOther() {
    final class Size {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
    let numbers = Array(0..<20)
    let container = Container()
    container.register(Int.self) { (_, size: Size) in size.number }
    container.register([Int].self, name: "arguments") { resolver in
      numbers.map { resolver.resolve(Int.self, argument: Size($0)) ?? -1 }
    }
    container.register([Int].self, name: "children") { [unowned container] _ in
      numbers.map { number in
        let child = Container(parent: container)
        child.register(String.self) { _ in "\(number)" }
        return Int(child ~> (String.self)) ?? -1
      }
    }
    container.register([Int].self, name: "registrations") { [unowned container] _ in
      numbers.map { number in
        container.register(String.self) { _ in "\(number)" }
        return Int(container ~> (String.self)) ?? -1
      }
    }
    #expect(container.resolve([Int].self, name: "arguments") == numbers)
    #expect(container.resolve([Int].self, name: "children") == numbers)
    #expect(container.resolve([Int].self, name: "registrations") == numbers)
  }
}
