import Dispatch
import Injection
import Locking
import Testing

private final class Service: Sendable {
  let number: Int
  init(number: Int) { self.number = number }
}

private final class Results: @unchecked Sendable {
  private let lock = Lock()
  private var all: [Service] = []

  var services: [Service] { lock.withLock { all } }
  var numbers: [Int] { services.map(\.number) }

  func add(_ service: Service?) {
    if let service { lock.withLock { all.append(service) } }
  }
}

@Suite struct ConcurrencyTests {
  @Test func parallelRegistrationsAndResolutionsAgree() {
    let container = Container()
    container.register(Service.self) { _ in Service(number: -1) }.inObjectScope(.container)
    container.register([Service].self) { [$0~>, $0~>] }
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      container.register(Service.self, name: "\(index)") { resolver in
        Service(number: index + (resolver ~> (Service.self)).number)
      }
      results.add(container.resolve(Service.self, name: "\(index)"))
      results.add(container.resolve([Service].self)?.first)
      _ = container.hasRegistration(of: Service.self, name: "\(index)")
    }
    #expect(results.numbers.count == 400)
    let kept = container.resolve(Service.self)
    #expect(results.services.filter { $0.number == -1 && $0 === kept }.count >= 200)
  }

  @Test func servicesAreThereWhileTheyAreResetReplacedAndValidated() {
    let container = Container()
    let scopes: [ObjectScope] = [.transient, .graph, .container, .weak]
    @Sendable func add(_ scope: ObjectScope) {
      container.register(Service.self, name: "\(scope)") { resolver in
        Service(number: resolver.resolve(Int.self) ?? -1)
      }
      .inObjectScope(scope)
      .implements(AnyObject.self, name: "\(scope)")
      .initCompleted { resolver, _ in _ = resolver.resolve([Service].self) }
    }
    container.register(Int.self) { _ in 1 }.inObjectScope(.container)
    container.register([Service].self) { _ in [] }
    for scope in scopes { add(scope) }
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<100 {
        let scope = scopes[(thread + step) % scopes.count]
        results.add(container.resolve(Service.self, name: "\(scope)"))
        let child = Container(parent: container) { $0.register(Int.self) { _ in 1 } }
        results.add(child.resolve(AnyObject.self, name: "\(scope)") as? Service)
        switch step % 10 {
        case 3: container.resetObjectScope(scope)
        case 5: add(scope)
        case 7: #expect(throws: Never.self) { try child.validate() }
        default: break
        }
      }
    }
    #expect(results.numbers.count == 800)
    #expect(results.numbers.allSatisfy { $0 == 1 })
  }

  @Test func aFactoryMayUseItsContainerFromAnotherThread() {
    let container = Container()
    container.register(Int.self) { _ in 7 }.inObjectScope(.container)
    container.register(String.self) { _ in
      var text = ""
      DispatchQueue.global().sync { text = "\(container~>(Int.self))" }
      return text
    }.inObjectScope(.container)
    #expect(container.resolve(String.self) == "7")
    container.removeAll()
  }

  @Test func oneServiceOfScopeContainerIsUsedByAll() async {
    let container = Container()
    container.register(Service.self) { _ in Service(number: 0) }.inObjectScope(.container)
    let services = await withTaskGroup(of: Service?.self) { group in
      for _ in 0..<100 { group.addTask { container.resolve(Service.self) } }
      return await group.reduce(into: [Service?]()) { $0.append($1) }
    }
    #expect(services.allSatisfy { $0 != nil && $0 === services[0] })
  }

  @Test func aFactoryMayRegisterAndRemove() {
    let container = Container()
    container.register(Int.self) { _ in
      // Itself, too: that is for the next time.
      container.register(Int.self) { _ in 2 }
      container.register(String.self) { _ in "text" }
      return 1
    }.inObjectScope(.container)
    container.register([String].self) { resolver in
      let number: Int = resolver~>
      let text: String = resolver~>
      container.removeAll()
      return ["\(number)", text, "\(resolver.resolve(String.self) == nil)"]
    }
    #expect(container.resolve([String].self) == ["1", "text", "true"])
    #expect(container.resolve(Int.self) == nil)
  }
}
