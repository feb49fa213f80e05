import Injection
import Repositories

extension Container {
  /// Registers the logic.
  public func injectLogic() -> Container {
    autoregister(CountryListLogic.self, initializer: CountryListLogic.init)
    autoregister(ServerStatusLogic.self, initializer: ServerStatusLogic.init)
    return self
  }
}
