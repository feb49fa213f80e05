import Locking

/// Follows the latest of the publishers that its upstream publishes, see ``Publishers/SwitchToLatest``.
///
/// All of it is touched by the owner of the gate alone, except for `cancelled`.
@usableFromInline
final class SwitchToLatestStage<Inner: Publisher>: Subscriber, Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  @usableFromInline typealias Input = Inner
  @usableFromInline typealias Failure = Inner.Failure

  @usableFromInline var name: String { "SwitchToLatest" }
  @usableFromInline let downstream: Downstream<Inner.Output, Failure>
  @usableFromInline let gate = SerialGate()
  @usableFromInline let cancelled = AtomicInt(0)
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var outer: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var inner: (any Subscription)?
  /// The number of the publisher that is followed; zero before the first.
  @exclusivity(unchecked) @usableFromInline var latest = 0
  @exclusivity(unchecked) @usableFromInline var isInnerFinished = true
  @exclusivity(unchecked) @usableFromInline var isOuterFinished = false
  @exclusivity(unchecked) @usableFromInline var hasStarted = false
  @exclusivity(unchecked) @usableFromInline var hasEnded = false

  @inlinable
  init(to downstream: Downstream<Inner.Output, Failure>) {
    self.downstream = downstream
  }

  @inlinable @inline(__always) var isActive: Bool { !hasEnded && cancelled.load() == 0 }

  @inlinable
  func receive(subscription: any Subscription) {
    gate.perform { [self] in
      guard isActive, !hasStarted else { return subscription.cancel() }
      hasStarted = true
      outer = subscription
      downstream.receive(subscription: self)
      if isActive { subscription.request(.unlimited) }
    }
  }

  @inlinable
  func receive(_ input: Inner) -> Subscribers.Demand {
    let thread = currentThread()
    switch gate.owner.enter(as: thread) {
    case .entered:
      follow(input)
      gate.leave(as: thread)
    case .nested where gate.isFree(inside: thread):
      follow(input)
    case .nested, .busy:
      gate.enqueue { [self] in follow(input) }
    }
    return .none
  }

  @inlinable
  func follow(_ publisher: Inner) {
    guard isActive, hasStarted else { return }
    let before = inner
    inner = nil
    latest += 1
    isInnerFinished = false
    let number = latest
    before?.cancel()
    guard isActive, number == latest else { return }
    publisher.subscribe(
      Stage(
        name,
        onSubscription: { self.receive(subscription: $0, of: number) },
        onCompletion: { self.receive(completion: $0, of: number) },
        onValue: { self.receive($0, of: number) }
      )
    )
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    gate.perform { [self] in
      guard isActive, hasStarted else { return }
      outer = nil
      isOuterFinished = true
      if case .failure = completion { complete(completion) } else { finishIfDone() }
    }
  }

  @inlinable
  func receive(subscription: any Subscription, of number: Int) {
    let thread = currentThread()
    switch gate.owner.enter(as: thread) {
    case .entered:
      take(subscription, of: number)
      gate.leave(as: thread)
    case .nested where gate.isFree(inside: thread):
      take(subscription, of: number)
    case .nested, .busy:
      gate.enqueue { [self] in take(subscription, of: number) }
    }
  }

  @inlinable
  func take(_ subscription: any Subscription, of number: Int) {
    guard isActive, number == latest, inner == nil else { return subscription.cancel() }
    inner = subscription
    if demand > .none { subscription.request(demand) }
  }

  @inlinable
  func receive(_ value: Inner.Output, of number: Int) -> Subscribers.Demand {
    let thread = currentThread()
    switch gate.owner.enter(as: thread) {
    case .entered:
      let more = deliver(value, of: number)
      gate.leave(as: thread)
      return more
    case .nested where gate.isFree(inside: thread):
      return deliver(value, of: number)
    case .nested, .busy:
      gate.enqueue { [self] in
        let more = deliver(value, of: number)
        if more > .none, number == latest { inner?.request(more) }
      }
      return .none
    }
  }

  @inlinable
  func deliver(_ value: Inner.Output, of number: Int) -> Subscribers.Demand {
    guard isActive, number == latest, demand > .none else { return .none }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>, of number: Int) {
    gate.perform { [self] in
      guard isActive, number == latest else { return }
      inner = nil
      isInnerFinished = true
      if case .failure = completion { complete(completion) } else { finishIfDone() }
    }
  }

  @inlinable
  func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "a request must ask for at least one value")
    gate.performAhead { [self] in
      guard isActive else { return }
      demand += more
      inner?.request(more)
    }
  }

  @inlinable
  func cancel() {
    guard cancelled.exchange(1) == 0 else { return }
    gate.performAhead { [self] in end() }
  }

  @inlinable
  func finishIfDone() {
    if isOuterFinished, isInnerFinished { complete(.finished) }
  }

  @inlinable
  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard isActive else { return }
    end()
    downstream.receive(completion: completion)
  }

  @inlinable
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    let (inner, outer) = (inner, outer)
    (self.inner, self.outer) = (nil, nil)
    inner?.cancel()
    outer?.cancel()
  }
}
