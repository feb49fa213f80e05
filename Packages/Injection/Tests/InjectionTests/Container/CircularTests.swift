import Injection
import IssueReporting
import Testing

private final class Parent {
  var child: Child?
  let isMadeWithAChild: Bool
  init(child: Child?) {
    self.child = child
    isMadeWithAChild = child != nil
  }
}

private final class Child {
  weak var parent: Parent?
}

private final class Egg {
  init(hen: Hen) {}
}

private final class Hen {
  init(egg: Egg) {}
}

private final class Tree {
  let children: [Tree]
  var depth: Int { children.map { $0.depth + 1 }.max() ?? 0 }
  init(children: [Tree]) { self.children = children }
}

@Suite struct CircularTests {
  @Test(arguments: [ObjectScope.graph, .container, .weak]) func aCycleIsClosedInInitCompleted(
    _ scope: ObjectScope
  ) {
    let container = Container()
    var made = 0
    container.register(Parent.self) { resolver in
      made += 1
      return Parent(child: resolver.resolve(Child.self))
    }.inObjectScope(scope)
    container.register(Child.self) { _ in
      made += 1
      return Child()
    }
    .inObjectScope(scope)
    .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
    let parent = container.resolve(Parent.self)
    #expect(parent?.isMadeWithAChild == true)
    #expect(parent?.child?.parent === parent)
    #expect(made == 2)
    let child = container.resolve(Child.self)
    #expect(child != nil)
  }

  @Test func initCompletedMayBeGivenOnBothSides() {
    let container = Container()
    container.register(Parent.self) { _ in Parent(child: nil) }
      .initCompleted { resolver, parent in parent.child = resolver.resolve(Child.self) }
    container.register(Child.self) { _ in Child() }
      .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
    let parent = container.resolve(Parent.self)
    #expect(parent?.child?.parent === parent)
  }

  @Test func aCycleOfInitializersIsAnErrorWithThePath() {
    let container = Container()
    container.autoregister(Egg.self, initializer: Egg.init)
    container.autoregister(Hen.self, initializer: Hen.init)
    let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Egg.self) }
    #expect(error?.reason == .circular)
    #expect(error?.path == ["Egg", "Hen", "Egg"])
    #expect(
      error.map { "\($0)" }
        == "The container cannot make Egg, because making it needs it: Egg → Hen → Egg. To fix, set one of them in "
        + "'initCompleted' of the other, and give both a scope other than transient."
    )
  }

  @Test func aTransientCycleOfCompletionsEndsWithAnIssue() {
    let container = Container(defaultObjectScope: .transient)
    container.register(Parent.self) { _ in Parent(child: nil) }
      .initCompleted { resolver, parent in parent.child = resolver.resolve(Child.self) }
    container.register(Child.self) { _ in Child() }
      .initCompleted { resolver, child in child.parent = resolver.resolve(Parent.self) }
    withExpectedIssue(matching: { $0.message.contains("Parent → Child → Parent") }) {
      #expect(container.resolve(Parent.self) != nil)
    }
  }

  @Test func aCycleThroughACapturedContainerIsSeenToo() {
    let container = Container()
    container.register(Egg.self) { _ in Egg(hen: try container.tryResolve(Hen.self)) }
    container.register(Hen.self) { _ in Hen(egg: try container.tryResolve(Egg.self)) }
    let error = #expect(throws: ResolutionError.self) { try container.tryResolve(Egg.self) }
    #expect(error?.path == ["Egg", "Hen", "Egg"])
    container.removeAll()
  }

  @Test func whatIsKeptIsCompletedAlsoWhenTheResolveFails() {
    struct Broken: Error {}
    let container = Container()
    var completed = 0
    container.register(Child.self) { _ in Child() }
      .inObjectScope(.container)
      .initCompleted { _, _ in completed += 1 }
    container.register(Parent.self) { resolver in
      _ = resolver.resolve(Child.self)
      throw Broken()
    }
    #expect(throws: Broken.self) { try container.tryResolve(Parent.self) }
    #expect(completed == 1)
    #expect(container.resolve(Child.self) != nil)
    #expect(completed == 1)
  }

  @Test(arguments: [ObjectScope.graph, .transient]) func aTreeIsMadeNodeByNode(_ scope: ObjectScope) {
    let container = Container()
    container.register(Tree.self) { (resolver, depth: Int) in
      Tree(
        children: depth == 0
          ? []
          : try (0..<2).map { _ in
            try resolver.tryResolve(Tree.self, name: nil, arguments: depth - 1)
          }
      )
    }.inObjectScope(scope)
    let tree = container.resolve(Tree.self, argument: 5)
    #expect(tree?.depth == 5)
    #expect((tree?.children[0] === tree?.children[1]) == (scope == .graph))
  }

  @Test func aCycleThroughArgumentsIsAnErrorAtOnce() {
    let container = Container()
    var count = 0
    container.register(Tree.self) { (resolver, depth: Int) in
      count += 1
      return Tree(children: try resolver.tryResolve([Tree].self, name: "of", arguments: depth))
    }
    container.register([Tree].self, name: "of") { (resolver, depth: Int) in
      [try resolver.tryResolve(Tree.self, name: nil, arguments: depth)]
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.tryResolve(Tree.self, name: nil, arguments: 1)
    }
    #expect(error?.reason == .circular)
    #expect(
      error?.path == ["Tree with (Int)", "Array<Tree> named \"of\" with (Int)", "Tree with (Int)"]
    )
    #expect(count == 1)
  }

  @Test func aCycleWhoseArgumentsNeverRepeatEndsWithItsLastRound() {
    let container = Container()
    container.register(Tree.self) { (resolver, depth: Int) in
      Tree(children: [try resolver.tryResolve(Tree.self, name: nil, arguments: depth + 1)])
    }
    let error = #expect(throws: ResolutionError.self) {
      try container.tryResolve(Tree.self, name: nil, arguments: 1)
    }
    #expect(error?.path == ["Tree with (Int)", "Tree with (Int)"])
  }
}
