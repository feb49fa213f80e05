import Locking

/// The subscriber and subscription of an operator that delivers values and the completion by a scheduler.
///
/// What came waits here, in order, and each action of the scheduler delivers the next of it. So a scheduler that runs
/// actions at the same time or in another order, as a concurrent dispatch queue does, neither reorders values nor
/// has the completion overtake them, and the downstream sees one call at a time.
@usableFromInline
final class ScheduledStage<Input, Failure: Error>: Subscriber, Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  @usableFromInline
  enum Phase {
    case awaitingSubscription
    case running
    /// The completion is on its way.
    case finishing(Subscribers.Completion<Failure>)
    case ended
  }

  @usableFromInline
  enum Next {
    case value(Input, DownstreamBox<Input, Failure>)
    case completion(Subscribers.Completion<Failure>, DownstreamBox<Input, Failure>)
  }

  @usableFromInline let name: String
  @usableFromInline let schedule: (@escaping () -> Void) -> Void

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var phase = Phase.awaitingSubscription
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
  /// Let go on cancel, because actions on their way may keep this object for long.
  @exclusivity(unchecked) @usableFromInline var downstream: DownstreamBox<Input, Failure>?
  @exclusivity(unchecked) @usableFromInline var values = Queue<Input>()
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  /// How many actions the scheduler ran while another one was delivering, which delivers for them.
  @exclusivity(unchecked) @usableFromInline var actionsToMakeUpFor = 0

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
    let downstream: DownstreamBox<Input, Failure>? = lock.withLock {
      guard case .awaitingSubscription = phase else { return nil }
      phase = .running
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.value.receive(subscription: self)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    let isAccepted = lock.withLock {
      guard case .running = phase else { return false }
      values.append(input)
      return true
    }
    if isAccepted { schedule { self.deliverNext() } }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let before: (any Subscription)? = lock.withLock {
      guard case .running = phase else { return nil }
      phase = .finishing(completion)
      defer { upstream = nil }
      return upstream
    }
    if before != nil { schedule { self.deliverNext() } }
  }

  /// The scheduler's action: delivers what is next, or leaves it to the action that is delivering.
  @inlinable
  func deliverNext() {
    var next: Next? = lock.withLock {
      if isDelivering {
        actionsToMakeUpFor += 1
        return nil
      }
      isDelivering = true
      return takeNext()
    }
    while let this = next {
      deliver(this)
      next = lock.withLock {
        if actionsToMakeUpFor > 0 {
          actionsToMakeUpFor -= 1
          return takeNext()
        }
        isDelivering = false
        return nil
      }
    }
  }

  /// Called with the lock held. Without a next there never is one again.
  @inlinable
  func takeNext() -> Next? {
    guard let downstream else { return nil }
    if let value = values.popFirst() { return .value(value, downstream) }
    guard case .finishing(let completion) = phase else { return nil }
    phase = .ended
    self.downstream = nil
    return .completion(completion, downstream)
  }

  @inlinable
  func deliver(_ next: Next) {
    switch next {
    case .value(let value, let downstream):
      let more = downstream.value.receive(value)
      if more > .none { request(more) }
    case .completion(let completion, let downstream):
      downstream.value.receive(completion: completion)
    }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @inlinable
  func cancel() {
    // Released after the lock.
    let before = lock.withLock {
      defer { (phase, upstream, downstream, values) = (.ended, nil, nil, Queue()) }
      return (upstream: upstream, downstream: downstream, values: values)
    }
    withExtendedLifetime(before) { before.upstream?.cancel() }
  }
}
