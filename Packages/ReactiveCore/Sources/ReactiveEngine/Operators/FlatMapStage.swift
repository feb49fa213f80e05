import Locking

/// Runs the publishers that a flatMap makes, see ``Publishers/FlatMap``.
///
/// All of it is touched by the owner of the gate alone, except for `cancelled`.
@usableFromInline
final class FlatMapStage<Input, Output, Failure: Error>: Subscriber, Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  @usableFromInline var name: String { "FlatMap" }
  @usableFromInline let downstream: Downstream<Output, Failure>
  @usableFromInline let maxPublishers: Subscribers.Demand
  @usableFromInline let start: (FlatMapStage, Input, Int) -> Void
  @usableFromInline let gate = SerialGate()
  @usableFromInline let cancelled = AtomicInt(0)
  @exclusivity(unchecked) @usableFromInline var machine = FlatMapStateMachine<Output>()
  @exclusivity(unchecked) @usableFromInline var outer: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var children: [Int: any Subscription] = [:]
  @exclusivity(unchecked) @usableFromInline var hasStarted = false
  @exclusivity(unchecked) @usableFromInline var hasEnded = false

  /// - Parameter start: makes a publisher of a value and subscribes to it with ``child(_:)``.
  @inlinable
  init(
    to downstream: Downstream<Output, Failure>,
    maxPublishers: Subscribers.Demand,
    start: @escaping (FlatMapStage, Input, Int) -> Void
  ) {
    self.downstream = downstream
    self.maxPublishers = maxPublishers
    self.start = start
  }

  @inlinable @inline(__always) var isActive: Bool { !hasEnded && cancelled.load() == 0 }

  // MARK: The publisher of publishers

  @inlinable
  func receive(subscription: any Subscription) {
    gate.perform { [self] in
      guard isActive, !hasStarted else { return subscription.cancel() }
      hasStarted = true
      outer = subscription
      downstream.receive(subscription: self)
      if isActive { subscription.request(maxPublishers) }
    }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
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
  func follow(_ input: Input) {
    guard isActive, hasStarted, !machine.isOuterFinished else { return }
    start(self, input, machine.startChild())
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    gate.perform { [self] in
      guard isActive, hasStarted else { return }
      outer = nil
      machine.finishOuter()
      if case .failure = completion { complete(completion) } else { finishIfDone() }
    }
  }

  // MARK: The children

  /// The subscriber for a child.
  @inlinable
  func child(_ number: Int) -> Stage<Output, Failure> {
    Stage(
      "FlatMap",
      onSubscription: { self.receive(subscription: $0, of: number) },
      onCompletion: { self.receive(completion: $0, of: number) },
      onValue: { self.receive($0, of: number) }
    )
  }

  @inlinable
  func receive(subscription: any Subscription, of child: Int) {
    gate.perform { [self] in
      guard isActive else { return subscription.cancel() }
      children[child] = subscription
      subscription.request(machine.demand == .unlimited ? .unlimited : .max(1))
    }
  }

  @inlinable @inline(__always)
  func receive(_ value: Output, of child: Int) -> Subscribers.Demand {
    let thread = currentThread()
    // A child often sends while it is subscribed to.
    if gate.isFree(inside: thread) { return deliver(value, of: child) }
    return receiveOutside(value, of: child, as: thread)
  }

  @inlinable @inline(never)
  func receiveOutside(_ value: Output, of child: Int, as thread: Int) -> Subscribers.Demand {
    if gate.owner.enter(as: thread) == .entered {
      let more = deliver(value, of: child)
      gate.leave(as: thread)
      return more
    }
    enqueue(value, of: child)
    return .none
  }

  @inlinable
  func enqueue(_ value: Output, of child: Int) {
    gate.enqueue { [self] in
      let more = deliver(value, of: child)
      if more > .none { children[child]?.request(more) }
    }
  }

  @inlinable @inline(__always)
  func deliver(_ value: Output, of child: Int) -> Subscribers.Demand {
    guard isActive, machine.receive(value, from: child) else { return .none }
    let wasUnlimited = machine.demand == .unlimited
    let more = downstream.receive(value)
    if more > .none { grant(more) }
    return wasUnlimited ? .none : .max(1)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>, of child: Int) {
    gate.perform { [self] in
      guard isActive else { return }
      children[child] = nil
      machine.finishChild()
      if case .failure = completion { return complete(completion) }
      if !machine.isOuterFinished, maxPublishers != .unlimited { outer?.request(.max(1)) }
      finishIfDone()
    }
  }

  // MARK: The downstream

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    gate.performAhead { [self] in grant(demand) }
  }

  @inlinable
  func grant(_ demand: Subscribers.Demand) {
    guard isActive else { return }
    let becameUnlimited = machine.request(demand)
    // What waits comes before what a child sends when it is asked for more.
    while isActive, let (value, child) = machine.next() {
      let more = downstream.receive(value)
      if more > .none { grant(more) }
      if isActive, machine.demand != .unlimited { children[child]?.request(.max(1)) }
    }
    if becameUnlimited {
      for child in children.sorted(by: { $0.key < $1.key }) { child.value.request(.unlimited) }
    }
    finishIfDone()
  }

  @inlinable
  func cancel() {
    guard cancelled.exchange(1) == 0 else { return }
    gate.performAhead { [self] in end() }
  }

  @inlinable
  func finishIfDone() {
    if machine.isFinished { complete(.finished) }
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
    let (outer, children, values) = (outer, children, machine)
    (self.outer, self.children, machine) = (nil, [:], FlatMapStateMachine())
    for child in children.sorted(by: { $0.key < $1.key }) { child.value.cancel() }
    outer?.cancel()
    withExtendedLifetime(values) {}
  }
}
