import Locking

/// Pairs the values of several upstreams, see ``Publishers/Zip``.
///
/// `Slots` is a tuple with a queue for each upstream.
@usableFromInline
final class ZipStage<Slots, Output, Failure: Error>: JoinStage<Output, Failure>, @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var slots: Slots
  @usableFromInline let emptySlots: Slots
  @usableFromInline let isEmpty: (Slots, Int) -> Bool
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var hasFinished: [Bool]
  @exclusivity(unchecked) @usableFromInline var isFinishing = false

  /// - Parameters:
  ///   - isEmpty: whether an upstream's queue is empty.
  @inlinable
  init(
    to downstream: Downstream<Output, Failure>,
    upstreams count: Int,
    slots: Slots,
    isEmpty: @escaping (Slots, Int) -> Bool
  ) {
    self.slots = slots
    emptySlots = slots
    self.isEmpty = isEmpty
    hasFinished = Array(repeating: false, count: count)
    super.init("Zip", to: downstream, upstreams: count)
    downstream.receive(subscription: self)
  }

  @inlinable
  override func handle(attached upstream: any Subscription) {
    if demand > .none { upstream.request(demand) }
  }

  @inlinable
  override func handle(request more: Subscribers.Demand) {
    demand += more
    note(demand)
    for upstream in upstreams.active { upstream.request(more) }
  }

  @inlinable
  override func handleFinish(of index: Int) {
    hasFinished[index] = true
    isFinishing = true
    finishIfDone()
  }

  @inlinable
  override func releaseValues() {
    let before = replace(&slots, with: emptySlots)
    withExtendedLifetime(before) {}
  }

  /// Takes a value of an upstream.
  ///
  /// - Parameter match: if its queue is empty and the others are not, takes the first value of each of them to go
  ///   with the value; else appends the value to its queue. (Of the queues, one at least is always empty.)
  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value,
    from index: Int,
    _ match: @escaping (inout Slots, Value) -> Output?
  ) -> Subscribers.Demand {
    let thread = currentThread()
    guard _fastPath(gate.owner.word.replace(0, with: thread)) else {
      return receiveOwned(value, from: index, as: thread, match)
    }
    let more = deliver(value, from: index, match)
    gate.leave(as: thread)
    return more
  }

  @inlinable @inline(never)
  func receiveOwned<Value>(
    _ value: Value,
    from index: Int,
    as thread: Int,
    _ match: @escaping (inout Slots, Value) -> Output?
  ) -> Subscribers.Demand {
    if gate.isFree(inside: thread) { return deliver(value, from: index, match) }
    gate.enqueue { [self] in
      let more = deliver(value, from: index, match)
      if more > .none { upstreams[index]?.request(more) }
    }
    return .none
  }

  @inlinable @inline(__always)
  func deliver<Value>(
    _ value: Value,
    from index: Int,
    _ match: (inout Slots, Value) -> Output?
  ) -> Subscribers.Demand {
    guard _fastPath(isUnlimited) else { return deliverCounting(value, from: index, match) }
    guard let output = match(&slots, value) else { return .none }
    return publish(output, requestingFrom: index)
  }

  @inlinable @inline(never)
  func deliverCounting<Value>(
    _ value: Value,
    from index: Int,
    _ match: (inout Slots, Value) -> Output?
  ) -> Subscribers.Demand {
    guard isActive, let output = match(&slots, value) else { return .none }
    demand -= 1
    return publish(output, requestingFrom: index)
  }

  @inlinable @inline(__always)
  func publish(_ output: Output, requestingFrom index: Int) -> Subscribers.Demand {
    let more = downstream.receive(output)
    return _slowPath(more > .none) || _slowPath(isFinishing) ? goOn(more, from: index) : .none
  }

  @inlinable @inline(never)
  func goOn(_ more: Subscribers.Demand, from index: Int) -> Subscribers.Demand {
    guard isActive else { return .none }
    if more > .none {
      demand += more
      note(demand)
      for position in 0..<upstreams.count where position != index {
        upstreams[position]?.request(more)
      }
    }
    if isFinishing { finishIfDone() }
    return more
  }

  /// Finishes once an upstream has finished and has no value left to pair.
  @inlinable
  func finishIfDone() {
    let isDone = hasFinished.indices.contains { hasFinished[$0] && isEmpty(slots, $0) }
    if isDone { complete(.finished) }
  }
}
