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
    for waiter in lock.withLock({ state.receive(input) }) { waiter.resume(true) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (waiters, subscription) = lock.withLock {
      defer { self.subscription = nil }
      return (state.receive(completion: completion), self.subscription)
    }
    // The subscription is released after the lock.
    withExtendedLifetime(subscription) {
      for waiter in waiters { waiter.resume(true) }
    }
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

  /// Tells a closure, once, whether something happened in time.
  ///
  /// - Returns: what ends the wait, if it has not ended yet.
  func notify(
    _ condition: RecorderStateMachine<Input, Failure>.Condition,
    isInverted: Bool,
    timeout: Duration,
    _ resume: @escaping @Sendable (Bool) -> Void
  ) -> (@Sendable () -> Void)? {
    let waiter = RecorderStateMachine<Input, Failure>.Waiter(
      condition: condition,
      endsOnCompletion: !isInverted,
      resume: resume
    )
    guard let id = lock.withLock({ state.add(waiter) }) else {
      resume(true)
      return nil
    }
    // Weakly: who waits holds the recorder, and nobody else should until the time is up.
    let giveUp: @Sendable () -> Void = { [weak self] in self?.giveUp(id) }
    runLater(after: timeout, giveUp)
    return giveUp
  }

  private func giveUp(_ id: Int) {
    lock.withLock { state.removeWaiter(id) }?.resume(false)
  }
}
