import ReactiveCore
import ReactiveFoundation

struct LocationFacade {
  let provider: LocationProviderMock
  let scheduler: AnySchedulerOf<DispatchQueue>

  /// What is known of the location: at once, and a second later.
  func location() -> AnyPublisher<LocationUiState, Never> {
    guard provider.isAuthorized, let next = provider.next else {
      return Just(.denied).eraseToAnyPublisher()
    }
    return Just(.location(latitude: next.latitude, longitude: next.longitude))
      .delay(for: .seconds(1), scheduler: scheduler)
      .prepend(.updating)
      .eraseToAnyPublisher()
  }
}
