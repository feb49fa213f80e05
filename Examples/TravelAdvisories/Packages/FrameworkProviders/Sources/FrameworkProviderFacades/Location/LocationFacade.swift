import DomainModels
import FrameworkProviders
import ReactiveCore
import ReactiveFoundation

/// Where this device is, in one question: asks the user first where that is needed.
public struct LocationFacade {
  private let provider: any LocationProvider
  private let scheduler: AnySchedulerOf<DispatchQueue>

  /// Makes a facade.
  ///
  /// - Parameters:
  ///   - provider: the framework.
  ///   - scheduler: what the answer comes on.
  public init(provider: any LocationProvider, scheduler: AnySchedulerOf<DispatchQueue>) {
    self.provider = provider
    self.scheduler = scheduler
  }

  /// Gives the device's location once, or says why it is not known.
  public func currentLocation() -> AnyPublisher<Coordinates, LocationError> {
    let provider = provider
    return Self.authorization(of: provider)
      .setFailureType(to: LocationError.self)
      .flatMap { authorization -> AnyPublisher<Coordinates, LocationError> in
        switch authorization {
        case .authorizedAlways, .authorizedWhenInUse:
          provider.requestLocation().prefix(1).eraseToAnyPublisher()
        case .restricted:
          Fail(error: .restricted).eraseToAnyPublisher()
        case .denied, .notDetermined:
          Fail(error: .denied).eraseToAnyPublisher()
        }
      }
      .receive(on: scheduler)
      .eraseToAnyPublisher()
  }

  private static func authorization(
    of provider: any LocationProvider
  ) -> AnyPublisher<LocationAuthorization, Never> {
    Deferred {
      provider.authorization == .notDetermined
        ? provider.requestAuthorization().prefix(1).eraseToAnyPublisher()
        : Just(provider.authorization).eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}
