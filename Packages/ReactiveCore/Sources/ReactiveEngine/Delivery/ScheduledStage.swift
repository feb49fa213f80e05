import Locking

/// The subscriber and subscription of an operator that delivers values and the completion by a scheduler.
@usableFromInline
final class ScheduledStage<Input, Failure: Error>: Subscriber, Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  @usableFromInline let name: String
  private let schedule: (@escaping () -> Void) -> Void

  private enum Phase {
    case awaitingSubscription
    case running(any Subscription)
    /// The completion is on its way.
    case finishing
    case ended
  }

  // Guarded by the lock.
  private let lock = Lock()
  private var phase = Phase.awaitingSubscription
  /// Let go on cancel, because closures on their way may keep this object for long.
  private var downstream: Downstream<Input, Failure>?

  /// - Parameter schedule: runs a closure where, or when, values are to be delivered.
  @usableFromInline
  init(
    _ name: String,
    to downstream: Downstream<Input, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.name = name
    self.downstream = downstream
    self.schedule = schedule
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard case .awaitingSubscription = phase else { return false }
      phase = .running(subscription)
      return true
    }
    if accepted {
      lock.withLock { downstream }?.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  @usableFromInline
  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ if case .running = phase { true } else { false } }) else { return .none }
    schedule { [self] in
      guard let more = receiver?.receive(input) else { return }
      if more > .none { upstream?.request(more) }
    }
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    let accepted = lock.withLock {
      guard case .running = phase else { return false }
      phase = .finishing
      return true
    }
    guard accepted else { return }
    schedule { [self] in
      end().downstream?.receive(completion: completion)
    }
  }

  /// Who gets values that were on their way: the downstream, unless it has cancelled.
  private var receiver: Downstream<Input, Failure>? {
    lock.withLock { downstream }
  }

  private var upstream: (any Subscription)? {
    lock.withLock { if case .running(let upstream) = phase { upstream } else { nil } }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    upstream?.request(demand)
  }

  @usableFromInline
  func cancel() {
    end().upstream?.cancel()
  }

  private func end() -> (upstream: (any Subscription)?, downstream: Downstream<Input, Failure>?) {
    lock.withLock {
      defer { (phase, downstream) = (.ended, nil) }
      if case .running(let upstream) = phase { return (upstream, downstream) }
      return (nil, downstream)
    }
  }
}
