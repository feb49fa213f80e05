import DomainModels
import Injection
import ReactiveCore
import ReactiveFoundation

extension Container {
  /// Registers the frameworks: the main queue as what time passes on, and a location.
  ///
  /// - Parameter location: where the device is; nil if the user does not say.
  public func injectFrameworkProviders(location: Coordinates?) -> Container {
    register(AnySchedulerOf<DispatchQueue>.self) { _ in DispatchQueue.main.eraseToAnyScheduler() }
    register(LocationProvider.self) { _ in FixedLocationProvider(location: location) }
      .inObjectScope(.container)
    return self
  }
}
