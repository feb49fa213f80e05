import FrameworkProviderFacades
import Injection
import Logic

extension Container {
  /// Registers the view models.
  public func injectViewModels() -> Container {
    autoregister(CountryListViewModel.self, initializer: CountryListViewModel.init)
    return self
  }
}
