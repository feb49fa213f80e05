import ReactiveCore

/// What stands behind a ``Store``: a loop of its own, or a view of another store's.
///
/// Composition's `Store.scope` implements it; so can another layer that projects a store.
public protocol StoreCore<State, Event>: AnyObject, Sendable {
  associatedtype State
  associatedtype Event

  /// The current state.
  var state: State { get }

  /// The current state on subscription, then each state once, in order.
  var publisher: AnyPublisher<State, Never> { get }

  /// The origins of the effects that run now, in no particular order.
  var effectsInFlight: [EffectOrigin] { get }

  /// Handles an event. Does nothing after ``cancel()``.
  func send(_ event: Event)

  /// Returns when no effect is running and no event is queued.
  func waitUntilIdle() async

  /// Ends what the store started.
  func cancel()

  /// The store in front is being released. Whoever runs the loop ends it; a view of another store need not.
  func storeWasReleased()
}

extension EventLoop: StoreCore {
  var publisher: AnyPublisher<State, Never> {
    StatePublisher(loop: self).eraseToAnyPublisher()
  }

  func storeWasReleased() {
    cancel()
  }
}
