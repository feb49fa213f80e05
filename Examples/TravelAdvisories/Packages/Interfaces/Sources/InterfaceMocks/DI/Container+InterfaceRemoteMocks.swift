import Injection
import Interfaces

extension Container {
  /// Registers the mocks of servers.
  public func injectInterfaceRemoteMocks() -> Container {
    register(MockTravelAdvisoryApi.self) { _ in MockTravelAdvisoryApi() }
      .inObjectScope(.container)
      .implements(TravelAdvisoryApi.self)
    return self
  }
}
