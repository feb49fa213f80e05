import Injection
import IssueReporting
import Testing

private protocol API: AnyObject {}
private final class RemoteAPI: API {}
private final class CachedAPI: API {}

private final class Logic {
  let api: any API
  init(api: any API) { self.api = api }
}

private final class ViewModel {
  let logic: Logic
  let api: any API
  init(logic: Logic, api: any API) {
    self.logic = logic
    self.api = api
  }
}

private struct Page: Equatable {
  var number: Int
  var title: String
  var isLast: Bool
}

@Suite struct ContainerTests {
  @Test func aServiceIsMadeByItsFactory() throws {
    let container = Container()
    container.register((any API).self) { _ in RemoteAPI() }
    container.register(Logic.self) { Logic(api: $0.resolve((any API).self)!) }
    #expect(container.resolve(Logic.self)?.api is RemoteAPI)
    #expect(try container.tryResolve(Logic.self).api is RemoteAPI)
  }

  @Test func namesTellServicesApart() {
    let container = Container()
    container.register((any API).self) { _ in RemoteAPI() }
    container.register((any API).self, name: "cached") { _ in CachedAPI() }
    #expect(container.resolve((any API).self) is RemoteAPI)
    #expect(container.resolve((any API).self, name: "cached") is CachedAPI)
    #expect(container.resolve((any API).self, name: "other") == nil)
  }

  @Test func argumentsReachTheFactory() {
    let container = Container()
    container.register(Page.self) { _, number in Page(number: number, title: "", isLast: false) }
    container.register(Page.self) { _, number, title in Page(number: number, title: title, isLast: false) }
    container.register(Page.self) { (_, number: Int, title: String, isLast: Bool) in
      Page(number: number, title: title, isLast: isLast)
    }
    #expect(container.resolve(Page.self, argument: 1) == Page(number: 1, title: "", isLast: false))
    #expect(container.resolve(Page.self, arguments: 2, "two") == Page(number: 2, title: "two", isLast: false))
    #expect(
      container.resolve(Page.self, arguments: 3, "three", true)
        == Page(number: 3, title: "three", isLast: true)
    )
    #expect(container.resolve(Page.self) == nil)
    #expect(container.resolve(Page.self, argument: "1") == nil)
  }

  @Test func nineArgumentsReachTheFactory() {
    typealias Nine = (Int, Int, Int, Int, Int, Int, Int, Int, String) -> Void
    let container = Container()
    container.register([Int].self) {
      (_, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: String) in
      [a, b, c, d, e, f, g, h, i.count]
    }
    #expect(container.resolve([Int].self, arguments: 1, 2, 3, 4, 5, 6, 7, 8, "nine!!!!!") == Array(1...9))
  }

  @Test func aLaterRegistrationReplacesAnEarlierOne() {
    let container = Container()
    container.register((any API).self) { _ in RemoteAPI() }
    container.register((any API).self) { _ in CachedAPI() }
    #expect(container.resolve((any API).self) is CachedAPI)
    container.removeAll()
    #expect(container.resolve((any API).self) == nil)
  }

  @Test func implementsGivesTheSameServiceForAnotherType() {
    let container = Container()
    container.register(RemoteAPI.self) { _ in RemoteAPI() }
      .inObjectScope(.container)
      .implements((any API).self)
      .implements((any API).self, name: "remote")
    let api = container.resolve(RemoteAPI.self)
    #expect(container.resolve((any API).self) === api)
    #expect(container.resolve((any API).self, name: "remote") === api)
  }

  @Test func implementsOfAnotherTypeIsAnErrorThatSaysSo() {
    let container = Container()
    container.register(RemoteAPI.self) { _ in RemoteAPI() }.implements(CachedAPI.self)
    let error = #expect(throws: ResolutionError.self) { try container.tryResolve(CachedAPI.self) }
    #expect(error?.reason == .mistyped)
  }

  @Test func anOptionalIsNilWhereNothingIsRegistered() throws {
    let container = Container()
    let missing = try container.tryResolve(RemoteAPI?.self)
    #expect(missing == nil)
    container.register(RemoteAPI.self) { _ in RemoteAPI() }
    let found = try container.tryResolve(RemoteAPI?.self)
    #expect(found != nil)
  }

  @Test func aFactorysErrorIsThrown() {
    struct Broken: Error {}
    let container = Container()
    container.register(RemoteAPI.self) { _ in throw Broken() }
    container.register(Logic.self) { Logic(api: try $0.tryResolve(RemoteAPI.self)) }
    #expect(throws: Broken.self) { try container.tryResolve(Logic.self) }
    withExpectedIssue(matching: { $0.message.contains("Broken") }) {
      #expect(container.resolve(Logic.self) == nil)
    }
  }

  @Test func autoregisterResolvesTheParametersByType() {
    let container = Container()
    container.register((any API).self) { _ in RemoteAPI() }
    container.autoregister(Logic.self, initializer: Logic.init)
    container.autoregister(ViewModel.self, initializer: ViewModel.init)
    let viewModel: ViewModel = container~>
    #expect(viewModel.api === viewModel.logic.api)
  }

  @Test func autoregisterTakesTwentyParameters() {
    typealias Make = (
      Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, String, Bool?
    ) -> [Int]
    let make: Make = {
      [
        $0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18.count,
        $19 == nil ? 1 : 0,
      ]
    }
    let container = Container()
    container.register(Int.self) { _ in 7 }
    container.register(String.self) { _ in "text" }
    container.autoregister([Int].self, initializer: make)
    #expect(container.resolve([Int].self) == Array(repeating: 7, count: 18) + [4, 1])
  }

  @Test func hasRegistrationLooksInTheParentsToo() {
    let parent = Container()
    parent.register(Page.self, name: "x") { (_, _: Int) in Page(number: 1, title: "", isLast: true) }
    let child = Container(parent: parent)
    #expect(child.hasRegistration(of: Page.self, name: "x"))
    #expect(!child.hasRegistration(of: Page.self))
  }
}
