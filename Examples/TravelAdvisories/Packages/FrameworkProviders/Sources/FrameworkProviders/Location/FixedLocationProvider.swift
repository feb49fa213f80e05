import DomainModels
import ReactiveCore

/// A location that the user has said, for systems that have no framework to ask.
public final class FixedLocationProvider: LocationProvider {
  private let location: Coordinates?

  /// Makes a provider.
  ///
  /// - Parameter location: where the device is; nil if the user does not say.
  public init(location: Coordinates?) {
    self.location = location
  }

  public var authorization: LocationAuthorization { location == nil ? .denied : .authorizedWhenInUse }

  public func requestAuthorization() -> AnyPublisher<LocationAuthorization, Never> {
    Just(authorization).eraseToAnyPublisher()
  }

  public func requestLocation() -> AnyPublisher<Coordinates, LocationError> {
    guard let location else { return Fail(error: .denied).eraseToAnyPublisher() }
    return Just(location).setFailureType(to: LocationError.self).eraseToAnyPublisher()
  }
}
