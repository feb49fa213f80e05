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
/// Machine and subscribers are called by whoever sends, or by the thread that an effect's event comes from. In code
/// of the main actor put `.receive(on: UIScheduler.shared)` before a `sink`, and write closures of a machine in its
/// `body` or another place that is of no actor: Swift ends a process that calls an actor's closure elsewhere.
///
/// What waits is kept until it is handled, whatever that takes: nothing is dropped, and no sender ever waits for
/// another thread. An event that waits takes its own size and some 24 bytes, given back as the queue empties. A
/// thread that sends while more than 1,024 wait yields to the drainer once each time, so senders that do nothing
/// else do not fill the memory; those that find a slow subscriber in their way can, and should send less.
///
/// Releasing the store, or ``cancel()``, cancels every effect, drops the events that wait, and completes
/// ``publisher``. All members may be used from any thread. Subclass it to give a feature's store a name; what it
/// does cannot be overridden.
open class Store<State, Event>: @unchecked Sendable {
  /// The loop, unless the store is a view of something else.
  @usableFromInline let loop: EventLoop<State, Event>?
  @usableFromInline let view: (any StoreCore<State, Event>)?
  /// The same loop, for calls that need not retain what this store keeps.
  @usableFromInline let running: Unmanaged<EventLoop<State, Event>>?

  private let lock = Lock()
  private var attached: WeakObjects?

  /// Makes a store and starts its loop.
  ///
  /// - Parameters:
  ///   - initial: the state to start with.
  ///   - machine: the behaviour. Resolved once, here.
  @inlinable
  public init<Machine: StateMachine<State, Event>>(initial: State, machine: Machine) {
    let loop = EventLoop(initial: initial, machine: machine.resolve())
    self.loop = loop
    running = .passUnretained(loop)
    view = nil
    loop.start()
  }

  /// Makes a store that is a view of something else.
  ///
  /// - Parameter core: what the store's members call.
  public init(core: some StoreCore<State, Event>) {
    loop = nil
    running = nil
    view = core
  }

  /// Makes the store of a loop that is to be started.
  init(loop: EventLoop<State, Event>) {
    self.loop = loop
    running = .passUnretained(loop)
    view = nil
  }

  deinit {
    if let loop { loop.cancel() } else { view?.storeWasReleased() }
  }

  /// What the members call when they are not on the fast path.
  private var core: any StoreCore<State, Event> {
    if let loop { loop } else { view! }
  }

  /// The current state.
  ///
  /// Reading it, or subscribing to ``publisher``, inside a reducer or in a `deinit` that a reducer causes is a
  /// programming error, and traps with these words: the state is half changed then. Sending and cancelling are
  /// allowed there.
  @inlinable
  public final var state: State {
    if let running { running._withUnsafeGuaranteedRef { $0.state } } else { view!.state }
  }

  /// A value of the current state, without a copy of the rest of it where the value is stored in the state.
  ///
  /// - Parameter path: leads to the value.
  @inlinable
  public final func value<Value>(at path: StatePath<State, Value>) -> Value {
    if let loop, path.isStored { return loop.withState { path.value(at: $0) } }
    return withUnsafePointer(to: state) { path.value(at: $0) }
  }

  /// The states: the current one on subscription, then each once and in order, to every subscriber. A subscriber
  /// that asks for fewer gets them later; none is lost, and those that wait are kept for it. Completes when the store
  /// ends. Delivered on the thread that handles the event.
  @inlinable
  public final var publisher: AnyPublisher<State, Never> {
    if let loop { return StatePublisher(core: loop).eraseToAnyPublisher() }
    return StatePublisher(core: view!).eraseToAnyPublisher()
  }

  /// Has the machine handle an event. After the store has ended it does nothing.
  ///
  /// - Parameter event: the event.
  @inlinable
  public final func send(event: Event) {
    send(event)
  }

  /// Has the machine handle an event. After the store has ended it does nothing.
  ///
  /// - Parameter event: the event.
  @inlinable
  public final func send(_ event: Event) {
    if let running { running._withUnsafeGuaranteedRef { $0.send(event) } } else { view!.send(event) }
  }

  /// Whether the store still handles events: until it is cancelled.
  public final var isRunning: Bool {
    core.isRunning
  }

  /// The effects that run now, in no particular order: which feedback's, where in the source, for how long, and,
  /// in a store that is observed, after which event. Custom feedbacks' streams, which run as long as the store,
  /// do not count; what they enqueue from does.
  public final var effectsInFlight: [EffectInFlight] {
    core.effectsInFlight
  }

  /// Returns when no effect is running and no event waits; at once if that is so now, or the store has ended, or
  /// the task is cancelled.
  public final func waitUntilIdle() async {
    await core.waitUntilIdle()
  }

  /// Ends the store: cancels every effect, drops the events that wait, completes ``publisher``.
  ///
  /// From inside a subscriber or an effect it returns before the publisher completes: that follows the event that
  /// is being handled.
  public final func cancel() {
    core.cancel()
  }

  /// What stands behind the store, for a layer that makes a view of it.
  public final var storeCore: any StoreCore<State, Event> {
    core
  }

  /// An object that belongs to this store, one a key, for as long as somebody keeps it: a store scoped from it.
  ///
  /// - Parameters:
  ///   - key: what tells the objects apart.
  ///   - make: makes the object, if there is none now. Of two that are made at once one is returned to both.
  public final func attachedObject<Object: AnyObject>(for key: AnyHashable, make: () -> Object) -> Object {
    if let existing: Object = lock.withLock({ attached?.object(for: key) }) { return existing }
    // Made outside the lock: it may call anything.
    let made = make()
    defer { withExtendedLifetime(made) {} }
    return lock.withLock {
      var objects = attached ?? WeakObjects()
      attached = nil
      defer { attached = objects }
      if let existing: Object = objects.object(for: key) { return existing }
      objects.insert(made, for: key)
      return made
    }
  }
}
