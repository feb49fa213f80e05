import Locking
import ReactiveCore

/// Runs a machine: holds its state, takes its events, runs its feedbacks.
///
/// ```swift
/// let store = Store(initial: Counter.State(), machine: Counter())
/// store.send(event: .increment)
/// print(store.state.count)  // 1
/// ```
///
/// The loop runs from `init` on. It handles one event at a time, in the order of the sends; a send from inside a
/// subscriber, a feedback or another thread waits for its turn. When one thread sends, the event has been
/// reduced, published, and its synchronous effects have run when `send` returns.
///
/// Releasing the store, or ``cancel()``, cancels every effect, drops the events that wait, and completes
/// ``publisher``. All members may be used from any thread. Subclass it to give a feature's store a name; what it
/// does cannot be overridden.
open class Store<State, Event>: @unchecked Sendable {
  let core: any StoreCore<State, Event>
  private let scopes = ScopeCache()

  /// Makes a store and starts its loop.
  ///
  /// - Parameters:
  ///   - initial: the state to start with.
  ///   - machine: the behaviour. Resolved once, here.
  public init<Machine: StateMachine<State, Event>>(initial: State, machine: Machine) {
    let loop = EventLoop(initial: initial, machine: machine.resolve(), options: LoopOptions())
    core = loop
    loop.start()
  }

  /// Makes a store that is a view of something else.
  ///
  /// - Parameter core: what the store's members call.
  public init(core: some StoreCore<State, Event>) {
    self.core = core
  }

  deinit {
    core.storeWasReleased()
  }

  /// The current state. Reading it inside a reducer is a programming error, and traps.
  public final var state: State {
    core.state
  }

  /// The states: the current one on subscription, then each once and in order, to every subscriber. A subscriber
  /// that asks for fewer gets them later; none is lost. Completes when the store ends.
  public final var publisher: AnyPublisher<State, Never> {
    core.publisher
  }

  /// Has the machine handle an event. After the store has ended it does nothing.
  public final func send(event: Event) {
    core.send(event)
  }

  /// Has the machine handle an event. After the store has ended it does nothing.
  public final func send(_ event: Event) {
    core.send(event)
  }

  /// Where the effects that run now come from, in no particular order. Custom feedbacks' streams, which run as
  /// long as the store, do not count; what they enqueue from does.
  public final var effectsInFlight: [EffectOrigin] {
    core.effectsInFlight
  }

  /// Returns when no effect is running and no event waits; at once if that is so now, or the store has ended.
  public final func waitUntilIdle() async {
    await core.waitUntilIdle()
  }

  /// Ends the store: cancels every effect, drops the events that wait, completes ``publisher``.
  public final func cancel() {
    core.cancel()
  }

  /// The stores scoped from this one, so that there is one object a key.
  @_spi(Scoping)
  public final func scopedStore<Scoped: AnyObject>(for key: AnyHashable, make: () -> Scoped) -> Scoped {
    scopes.object(for: key, make: make)
  }
}
