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
