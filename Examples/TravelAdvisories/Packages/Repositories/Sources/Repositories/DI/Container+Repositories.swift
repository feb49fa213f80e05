import Injection
import Interfaces

extension Container {
  /// Registers the repositories.
  public func injectRepositories() -> Container {
    autoregister(CountryRepository.self, initializer: CountryRepository.init)
    autoregister(ServerStatusRepository.self, initializer: ServerStatusRepository.init)
    return self
  }
}
