import Locking

/// The subscriber and subscription of an operator that delivers values and the completion by a scheduler.
@usableFromInline
final class ScheduledStage<Input, Failure: Error>: Subscriber, Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  @usableFromInline let name: String
  private let downstream: AnySubscriber<Input, Failure>
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

  /// - Parameter schedule: runs a closure where, or when, values are to be delivered.
  @usableFromInline
  init(
    _ name: String,
    to downstream: AnySubscriber<Input, Failure>,
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
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  @usableFromInline
  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ if case .running = phase { true } else { false } }) else { return .none }
    schedule { [self] in
      guard isDelivering else { return }
      let more = downstream.receive(input)
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
      let isFirst = lock.withLock {
        guard case .finishing = phase else { return false }
        phase = .ended
        return true
      }
      if isFirst { downstream.receive(completion: completion) }
    }
  }

  private var isDelivering: Bool {
    lock.withLock {
      switch phase {
      case .running, .finishing: true
      case .awaitingSubscription, .ended: false
      }
    }
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
    let upstream: (any Subscription)? = lock.withLock {
      defer { phase = .ended }
      if case .running(let upstream) = phase { return upstream }
      return nil
    }
    upstream?.cancel()
  }
}
