import Locking

/// The subscription of an operator that follows one upstream after another: carries the unmet demand over to the
/// next.
///
/// The upstreams never run at the same time, so only `request` and `cancel` come from elsewhere.
@usableFromInline
final class ChainStage<Output, Failure: Error>: Subscription, OperatorIntrospection, @unchecked Sendable {
  @usableFromInline let name: String
  @usableFromInline let downstream: Downstream<Output, Failure>

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var upstream: (any Subscription)?
  @usableFromInline var hasSubscribed = false
  @usableFromInline var hasEnded = false
  /// A subscription to the next upstream that waits for the one under way to return.
  @usableFromInline var next: (() -> Void)?
  @usableFromInline var isAdvancing = false

  @inlinable
  init(_ name: String, to downstream: Downstream<Output, Failure>) {
    self.name = name
    self.downstream = downstream
  }

  /// Follows a publisher from now on. A call from inside another is carried out when that returns, so that
  /// upstreams that end at once do not pile up on the stack.
  ///
  /// - Parameter onCompletion: what to do when it ends: follow another, or ``complete(_:)``.
  @inlinable
  func follow<P: Publisher>(
    _ publisher: P,
    onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let isInside = lock.withLock {
      upstream = nil
      next = { [self] in
        publisher.subscribe(
          Stage(
            name,
            onSubscription: { self.attach($0) },
            onCompletion: onCompletion,
            onValue: { self.receive($0) }
          )
        )
      }
      defer { isAdvancing = true }
      return isAdvancing
    }
    guard !isInside else { return }
    while let subscribe = takeNext() { subscribe() }
  }

  @inlinable
  func takeNext() -> (() -> Void)? {
    lock.withLock {
      defer { next = nil }
      if hasEnded || next == nil { isAdvancing = false }
      return hasEnded ? nil : next
    }
  }

  @inlinable
  func attach(_ subscription: any Subscription) {
    let (accepted, isFirst, pending) = lock.withLock { () -> (Bool, Bool, Subscribers.Demand) in
      guard !hasEnded, upstream == nil else { return (false, false, .none) }
      upstream = subscription
      defer { hasSubscribed = true }
      return (true, !hasSubscribed, demand)
    }
    guard accepted else { return subscription.cancel() }
    if isFirst {
      downstream.receive(subscription: self)
    } else if pending > .none {
      subscription.request(pending)
    }
  }

  @inlinable
  func receive(_ value: Output) -> Subscribers.Demand {
    let isWanted = lock.withLock {
      guard !hasEnded, demand > .none else { return false }
      demand -= 1
      return true
    }
    guard isWanted else { return .none }
    let more = downstream.receive(value)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  @inlinable
  func complete(_ completion: Subscribers.Completion<Failure>) {
    let wasActive = lock.withLock {
      defer {
        hasEnded = true
        upstream = nil
      }
      return !hasEnded
    }
    if wasActive { downstream.receive(completion: completion) }
  }

  @inlinable
  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "a request must ask for at least one value")
    let upstream = lock.withLock {
      demand += more
      return self.upstream
    }
    upstream?.request(more)
  }

  @inlinable
  func cancel() {
    let (upstream, next) = lock.withLock {
      defer { (self.upstream, self.next, hasEnded) = (nil, nil, true) }
      return (self.upstream, self.next)
    }
    upstream?.cancel()
    withExtendedLifetime(next) {}
  }
}
