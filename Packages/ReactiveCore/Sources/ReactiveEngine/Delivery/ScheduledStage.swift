import Locking

/// The subscriber and subscription of an operator that delivers values and the completion by a scheduler.
@usableFromInline
final class ScheduledStage<Input, Failure: Error>: Subscriber, Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  @usableFromInline
  enum Phase {
    @inlinable static var awaitingSubscription: Int { 0 }
    @inlinable static var running: Int { 1 }
    /// The completion is on its way.
    @inlinable static var finishing: Int { 2 }
    @inlinable static var ended: Int { 3 }
  }

  @usableFromInline let name: String
  @usableFromInline let schedule: (@escaping () -> Void) -> Void
  /// Changed under the lock and read without it.
  @usableFromInline let phase = AtomicInt(Phase.awaitingSubscription)

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
  /// Let go on cancel, because closures on their way may keep this object for long.
  @exclusivity(unchecked) @usableFromInline var downstream: DownstreamBox<Input, Failure>?

  /// - Parameter schedule: runs a closure where, or when, values are to be delivered.
  @inlinable
  init(
    _ name: String,
    to downstream: Downstream<Input, Failure>,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.name = name
    self.schedule = schedule
    self.downstream = DownstreamBox(downstream)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard phase.load() == Phase.awaitingSubscription else { return false }
      phase.store(Phase.running)
      upstream = subscription
      return true
    }
    if accepted {
      lock.withLock { downstream }?.value.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if phase.load() == Phase.running {
      schedule { [self] in deliver(input) }
    }
    return .none
  }

  @inlinable
  func deliver(_ value: Input) {
    guard let downstream = lock.withLock({ downstream }) else { return }
    let more = downstream.value.receive(value)
    if more > .none { request(more) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let before: (any Subscription)? = lock.withLock {
      guard phase.load() == Phase.running else { return nil }
      phase.store(Phase.finishing)
      defer { upstream = nil }
      return upstream
    }
    guard before != nil else { return }
    schedule { [self] in end().downstream?.value.receive(completion: completion) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @inlinable
  func cancel() {
    end().upstream?.cancel()
  }

  @inlinable
  func end() -> (upstream: (any Subscription)?, downstream: DownstreamBox<Input, Failure>?) {
    lock.withLock {
      defer { (upstream, downstream) = (nil, nil) }
      phase.store(Phase.ended)
      return (upstream, downstream)
    }
  }
}
