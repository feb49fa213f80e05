/// What stands behind a ``Store`` that is a view of another's.
///
/// Composition's `Store.scope` implements it; so can another layer that projects a store.
public protocol StoreCore<State, Event>: AnyObject, Sendable {
  /// What the store gives its users as state.
  associatedtype State
  /// What its users send.
  associatedtype Event

  /// The current state.
  var state: State { get }

  /// Whether events are still handled.
  var isRunning: Bool { get }

  /// The effects that run now, in no particular order.
  var effectsInFlight: [EffectInFlight] { get }

  /// Has an observer see the state of this moment and the state after each event.
  ///
  /// - Parameter observer: the observer.
  /// - Returns: false when the store has ended: the observer is told nothing.
  func observe(_ observer: StateObserver<State>) -> Bool

  /// Removes an observer. One event that is being handled on another thread may still reach it.
  ///
  /// - Parameter observer: the observer.
  func stopObserving(_ observer: StateObserver<State>)

  /// Runs work between two events, when no observer is being called: at once, if the loop is idle. Dropped if the
  /// loop ends first.
  ///
  /// - Parameter work: the work.
  func perform(_ work: @escaping () -> Void)

  /// Handles an event. Does nothing after ``cancel()``.
  ///
  /// - Parameter event: the event.
  func send(_ event: Event)

  /// Returns when no effect is running and no event is queued, or when the task is cancelled.
  func waitUntilIdle() async

  /// Ends what the store started.
  func cancel()

  /// The store in front is being released. Whoever runs the loop ends it; a view of another store need not.
  func storeWasReleased()
}

extension EventLoop: StoreCore {
  @usableFromInline
  func storeWasReleased() {
    cancel()
  }
}
