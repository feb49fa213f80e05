import FrameworkProviders
import Injection

extension Container {
  /// Registers the facades over the frameworks' providers.
  public func injectFrameworkProviderFacades() -> Container {
    autoregister(LocationFacade.self, initializer: LocationFacade.init)
    return self
  }
}
