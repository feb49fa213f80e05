/// What a loop does beside its work, for tests and tools. Production's loops have none, and pay nothing.
@usableFromInline
// swiftlint:disable:next UncheckedSendableNeedsLock - guarded by the loop's lock
final class LoopTools<State, Event>: @unchecked Sendable {
  /// Whether what feedbacks emit is held until `step()`.
  @usableFromInline let isGated: Bool

  /// Is told what happens, for a test that waits for it.
  let observer: (any LoopObserver)?

  /// Is shown every event with the states before and after it.
  @usableFromInline let transitions: ((StateTransition<State, Event>) -> Void)?

  /// Where effects run, if not on the default executor.
  let executor: EffectExecutor?

  // Guarded by the loop's lock, and kept only if somebody looks on.
  /// The event that was handled last: what begins an effect now.
  @exclusivity(unchecked) @usableFromInline var lastEvent: Event?
  /// What begins the effects that a piece of work starts.
  var causeOfWork: EffectCause?

  /// Whether somebody looks on.
  @usableFromInline var isObserved: Bool { isGated || observer != nil || transitions != nil }

  @usableFromInline
  func reduced() {
    observer?.reduced()
  }

  init(
    isGated: Bool = false,
    observer: (any LoopObserver)? = nil,
    executor: EffectExecutor? = nil,
    transitions: ((StateTransition<State, Event>) -> Void)? = nil
  ) {
    self.isGated = isGated
    self.observer = observer
    self.executor = executor
    self.transitions = transitions
  }
}

/// Is told what a loop does, on the thread that does it, with no lock held.
@_spi(Testing)
public protocol LoopObserver: AnyObject, Sendable {
  /// The reducers have handled an event.
  func reduced()

  /// The gate has taken an event that a feedback emitted.
  func held()

  /// An effect has finished or been cancelled.
  func effectEnded()
}
