import Locking
import ReactiveCore

/// Records what its publisher publishes, and tells who waits for it.
final class RecordingSubscriber<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = Lock()
  private var state = RecorderStateMachine<Input, Failure>()
  private var subscription: (any Subscription)?
  private var isCancelled = false
  private let demand: Subscribers.Demand

  /// - Parameter demand: how many elements to record at most.
  init(demand: Subscribers.Demand) {
    self.demand = demand
  }

  func withState<Result>(
    _ body: (inout RecorderStateMachine<Input, Failure>) throws -> Result
  ) rethrows -> Result {
    try lock.withLock { try body(&state) }
  }

  // MARK: Subscriber

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard self.subscription == nil, !isCancelled else { return false }
      self.subscription = subscription
      return true
    }
    if isWanted { subscription.request(demand) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    tell(lock.withLock { state.receive(input) })
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (waiters, subscription) = lock.withLock {
      defer { self.subscription = nil }
      return (state.receive(completion: completion), self.subscription)
    }
    // The subscription is released after the lock.
    withExtendedLifetime(subscription) { tell(waiters) }
  }

  func cancel() {
    let subscription = lock.withLock {
      defer { self.subscription = nil }
      isCancelled = true
      return self.subscription
    }
    subscription?.cancel()
  }

  // MARK: Waiting

  /// Tells a closure, once, how a wait for something ended.
  ///
  /// - Returns: what ends the wait, if it has not ended yet.
  func notify(
    _ condition: RecorderStateMachine<Input, Failure>.Condition,
    isInverted: Bool,
    timeout: Duration,
    _ resume: @escaping @Sendable (WaitOutcome) -> Void
  ) -> (@Sendable () -> Void)? {
    let waiter = RecorderStateMachine<Input, Failure>.Waiter(
      condition: condition,
      isInverted: isInverted,
      resume: resume
    )
    let (id, ended) = lock.withLock { state.add(waiter) }
    tell(ended)
    if lock.withLock({ !state.isWaiting(id) }) { return nil }
    // Weakly: who waits holds the recorder, and nobody else should until the time is up.
    let giveUp: @Sendable () -> Void = { [weak self] in self?.giveUp(id) }
    runLater(after: timeout, giveUp)
    return giveUp
  }

  private func giveUp(_ id: Int) {
    tell(lock.withLock { state.removeWaiter(id) })
  }

  private func tell(_ ended: RecorderStateMachine<Input, Failure>.Ended) {
    for (waiter, outcome) in ended { waiter.resume(outcome) }
  }
}
