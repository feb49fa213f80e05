import DomainModels
import FrameworkProviders
import ReactiveCore
import ReactiveFoundation

/// Stands in for the system's location service. `LocationFacadeTestFactory` sets it up.
public final class MockLocationProvider: LocationProvider {
  public var authorization = LocationAuthorization.notDetermined

  /// What the user answers, and is authorized from then on.
  public var authorizationAnswer = LocationAuthorization.denied

  /// What a request for a location gives.
  public var nextLocation: Result<Coordinates, LocationError> = .failure(.unavailable)

  /// How long that takes, in seconds.
  public var delay = 1.0

  /// How often the user was asked.
  public private(set) var requestAuthorizationCount = 0

  private let scheduler: AnySchedulerOf<DispatchQueue>

  /// Makes a service that knows nothing.
  ///
  /// - Parameter scheduler: what its answers take their time on.
  public init(scheduler: AnySchedulerOf<DispatchQueue>) {
    self.scheduler = scheduler
  }

  public func requestAuthorization() -> AnyPublisher<LocationAuthorization, Never> {
    requestAuthorizationCount += 1
    authorization = authorizationAnswer
    return Just(authorization).eraseToAnyPublisher()
  }

  public func requestLocation() -> AnyPublisher<Coordinates, LocationError> {
    let nextLocation = nextLocation
    return Just(())
      .delay(for: .seconds(delay), scheduler: scheduler)
      .setFailureType(to: LocationError.self)
      .flatMap { nextLocation.publisher }
      .eraseToAnyPublisher()
  }
}
