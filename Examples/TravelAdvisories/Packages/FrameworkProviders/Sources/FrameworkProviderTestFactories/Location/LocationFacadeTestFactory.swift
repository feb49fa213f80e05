import DomainModels
import FrameworkProviderMocks
import FrameworkProviders
import Injection

/// Sets up what the location facade of a container finds. Each method takes effect at once.
///
/// ```swift
/// LocationFacadeTestFactory(container)
///   .withLocationAuthorizedAlways()
///   .withNextLocationEmpireState()
/// ```
///
/// It needs `injectFrameworkProviderMocks()` and a saved ``TimeAdvancingFactory``.
public struct LocationFacadeTestFactory {
  private let provider: MockLocationProvider

  /// Makes a factory that has changed nothing.
  public init(_ container: Container) {
    provider = container~>
  }

  // MARK: What the user says

  /// The user has allowed it, also while the application is not used.
  @discardableResult
  public func withLocationAuthorizedAlways() -> Self {
    with { $0.authorization = .authorizedAlways }
  }

  /// The user has allowed it while the application is used.
  @discardableResult
  public func withLocationAuthorizedWhenInUse() -> Self {
    with { $0.authorization = .authorizedWhenInUse }
  }

  /// The user has forbidden it.
  @discardableResult
  public func withLocationStatusDenied() -> Self {
    with { $0.authorization = .denied }
  }

  /// The user may not allow it.
  @discardableResult
  public func withLocationStatusRestricted() -> Self {
    with { $0.authorization = .restricted }
  }

  /// The user has not been asked.
  ///
  /// - Parameter answer: what the user says when asked.
  @discardableResult
  public func withLocationStatusNotDetermined(answering answer: LocationAuthorization) -> Self {
    with {
      $0.authorization = .notDetermined
      $0.authorizationAnswer = answer
    }
  }

  // MARK: What the device finds

  /// The device finds itself at the Empire State Building, after a second.
  @discardableResult
  public func withNextLocationEmpireState() -> Self {
    with { $0.nextLocation = Self.empireState }
  }

  /// The device finds itself somewhere, after a second.
  @discardableResult
  public func withNextLocation(_ location: Coordinates) -> Self {
    with { $0.nextLocation = .success(location) }
  }

  /// The device does not find out where it is, after a second.
  @discardableResult
  public func withNextLocationUnavailable() -> Self {
    with { $0.nextLocation = .failure(.unavailable) }
  }

  /// The device takes another time than a second to find out.
  @discardableResult
  public func withLocationDelay(seconds: Double) -> Self {
    with { $0.delay = seconds }
  }

  private static let empireState: Result<Coordinates, LocationError> =
    Coordinates(latitude: 40.748817, longitude: -73.985428).map { .success($0) } ?? .failure(.unavailable)

  private func with(_ change: (MockLocationProvider) -> Void) -> Self {
    change(provider)
    return self
  }
}
