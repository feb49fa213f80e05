import DomainModels
import ReactiveCore

/// What a system's framework says of locations, no more: what the application makes of it is in a facade.
public protocol LocationProvider: AnyObject {
  /// Whether locations may be asked for.
  var authorization: LocationAuthorization { get }

  /// Asks the user, and gives the answer.
  func requestAuthorization() -> AnyPublisher<LocationAuthorization, Never>

  /// Asks the device where it is.
  func requestLocation() -> AnyPublisher<Coordinates, LocationError>
}
