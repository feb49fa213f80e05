import Injection
import Interfaces

extension Container {
  /// Registers the mocks of what is kept on the device.
  public func injectInterfaceLocalMocks() -> Container {
    register(MockCountryListStore.self) { _ in MockCountryListStore() }
      .inObjectScope(.container)
      .implements(CountryListStore.self)
    return self
  }
}
