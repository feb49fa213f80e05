import Locking

/// Pairs the values of several upstreams, see ``Publishers/Zip``.
///
/// `Slots` is a tuple with a queue for each upstream.
@usableFromInline
final class ZipStage<Slots, Output, Failure: Error>: JoinStage<Output, Failure>, @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var slots: Slots
  @usableFromInline let emptySlots: Slots
  @usableFromInline let take: (inout Slots) -> Output?
  @usableFromInline let isEmpty: (Slots, Int) -> Bool
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var hasFinished: [Bool]
  @exclusivity(unchecked) @usableFromInline var isFinishing = false

  /// - Parameters:
  ///   - isEmpty: whether an upstream's queue is empty.
  ///   - take: takes the first value of each queue, if all have one.
  @inlinable
  init(
    to downstream: Downstream<Output, Failure>,
    upstreams count: Int,
    slots: Slots,
    isEmpty: @escaping (Slots, Int) -> Bool,
    take: @escaping (inout Slots) -> Output?
  ) {
    self.slots = slots
    emptySlots = slots
    self.take = take
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
  /// - Parameter put: appends a value to its queue.
  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value,
    from index: Int,
    _ put: @escaping (inout Slots, Value) -> Void
  ) -> Subscribers.Demand {
    let thread = currentThread()
    guard gate.owner.word.replace(0, with: thread) else {
      return receiveOwned(value, from: index, as: thread, put)
    }
    let more = deliver(value, from: index, put)
    gate.leave(as: thread)
    return more
  }

  @inlinable @inline(never)
  func receiveOwned<Value>(
    _ value: Value,
    from index: Int,
    as thread: Int,
    _ put: @escaping (inout Slots, Value) -> Void
  ) -> Subscribers.Demand {
    if gate.owner.isOwned(by: thread) { return deliver(value, from: index, put) }
    gate.enqueue { [self] in
      let more = deliver(value, from: index, put)
      if more > .none { upstreams[index]?.request(more) }
    }
    return .none
  }

  @inlinable @inline(__always)
  func deliver<Value>(
    _ value: Value,
    from index: Int,
    _ put: (inout Slots, Value) -> Void
  ) -> Subscribers.Demand {
    guard isActive else { return .none }
    put(&slots, value)
    guard let output = take(&slots) else { return .none }
    return publish(output, requestingFrom: index)
  }

  @inlinable @inline(__always)
  func publish(_ output: Output, requestingFrom index: Int) -> Subscribers.Demand {
    if demand != .unlimited, demand > .none { demand -= 1 }
    let more = downstream.receive(output)
    return more > .none || isFinishing ? goOn(more, from: index) : .none
  }

  @inlinable
  func goOn(_ more: Subscribers.Demand, from index: Int) -> Subscribers.Demand {
    guard isActive else { return .none }
    if more > .none {
      demand += more
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
