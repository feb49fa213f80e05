import Locking

/// Combines the latest values of several upstreams, see ``Publishers/CombineLatest``.
///
/// `Slots` is a tuple with an optional for each upstream.
@usableFromInline
final class CombineLatestStage<Slots, Output, Failure: Error>: JoinStage<Output, Failure>,
  @unchecked Sendable
{
  @exclusivity(unchecked) @usableFromInline var machine: CombineLatestStateMachine<Slots, Output>
  @usableFromInline let emptySlots: Slots

  /// - Parameters:
  ///   - slots: empty ones.
  ///   - combine: combines the slots if all have a value.
  @inlinable
  init(
    to downstream: Downstream<Output, Failure>,
    upstreams count: Int,
    slots: Slots,
    combine: @escaping (Slots) -> Output?
  ) {
    machine = CombineLatestStateMachine(slots: slots, upstreams: count, combine: combine)
    emptySlots = slots
    super.init("CombineLatest", to: downstream, upstreams: count)
    downstream.receive(subscription: self)
  }

  @inlinable
  override func handle(attached upstream: any Subscription) {
    if machine.demand > .none { upstream.request(machine.demand) }
  }

  @inlinable
  override func handle(request demand: Subscribers.Demand) {
    let output = machine.request(demand)
    note(machine.demand)
    // What waited comes before what an upstream sends when it is asked for more.
    if let output { _ = publish(output, requestingFrom: nil) }
    for upstream in upstreams.active { upstream.request(demand) }
  }

  @inlinable
  override func handleFinish(of index: Int) {
    if machine.finishUpstream() { complete(.finished) }
  }

  @inlinable
  override func releaseValues() {
    let before = replace(&machine.slots, with: emptySlots)
    withExtendedLifetime(before) {}
  }

  /// Takes a value of an upstream.
  ///
  /// - Parameters:
  ///   - combine: what the machine has, here for the optimizer to see.
  ///   - put: puts a value in its slot, and returns the one that was there.
  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value,
    from index: Int,
    combine: (Slots) -> Output?,
    put: @escaping (inout Slots, Value) -> Value?
  ) -> Subscribers.Demand {
    let thread = currentThread()
    guard _fastPath(gate.owner.word.replace(0, with: thread)) else {
      return receiveOwned(value, from: index, as: thread, put)
    }
    let more = deliver(value, from: index, combine, put)
    gate.leave(as: thread)
    return more
  }

  @inlinable @inline(never)
  func receiveOwned<Value>(
    _ value: Value,
    from index: Int,
    as thread: Int,
    _ put: @escaping (inout Slots, Value) -> Value?
  ) -> Subscribers.Demand {
    if gate.isFree(inside: thread) { return deliver(value, from: index, machine.combine, put) }
    gate.enqueue { [self] in
      let more = deliver(value, from: index, machine.combine, put)
      if more > .none { upstreams[index]?.request(more) }
    }
    return .none
  }

  @inlinable @inline(__always)
  func deliver<Value>(
    _ value: Value,
    from index: Int,
    _ combine: (Slots) -> Output?,
    _ put: (inout Slots, Value) -> Value?
  ) -> Subscribers.Demand {
    guard _fastPath(isUnlimited) else { return deliverCounting(value, from: index, put) }
    let before = put(&machine.slots, value)
    defer { withExtendedLifetime(before) {} }
    guard let output = combine(machine.slots) else { return .none }
    return publish(output, requestingFrom: index)
  }

  @inlinable @inline(never)
  func deliverCounting<Value>(
    _ value: Value,
    from index: Int,
    _ put: (inout Slots, Value) -> Value?
  ) -> Subscribers.Demand {
    guard isActive else { return .none }
    let before = put(&machine.slots, value)
    defer { withExtendedLifetime(before) {} }
    guard let output = machine.combine(machine.slots), machine.countDelivery() else { return .none }
    return publish(output, requestingFrom: index)
  }

  /// Publishes a combination, and passes the demand that the downstream returns to all upstreams; to the one
  /// whose value it is, by returning it.
  @inlinable @inline(__always)
  func publish(_ output: Output, requestingFrom index: Int?) -> Subscribers.Demand {
    let more = downstream.receive(output)
    return _slowPath(more > .none) ? request(more, from: index) : .none
  }

  @inlinable
  func request(_ more: Subscribers.Demand, from index: Int?) -> Subscribers.Demand {
    guard isActive else { return .none }
    let next = machine.request(more)
    note(machine.demand)
    for position in 0..<upstreams.count where position != index {
      upstreams[position]?.request(more)
    }
    if let next { _ = publish(next, requestingFrom: nil) }
    return more
  }
}
