import Locking

/// Merges several upstreams, see ``Publishers/Merge``.
@usableFromInline
final class MergeStage<Output, Failure: Error>: JoinStage<Output, Failure>, @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var machine: MergeStateMachine<Output>

  @inlinable
  init(to downstream: Downstream<Output, Failure>, upstreams count: Int, name: String = "Merge") {
    machine = MergeStateMachine(upstreams: count)
    super.init(name, to: downstream, upstreams: count)
    downstream.receive(subscription: self)
    if count == 0 { complete(.finished) }
  }

  @inlinable
  override func handle(attached upstream: any Subscription) {
    upstream.request(machine.demand == .unlimited ? .unlimited : .max(1))
  }

  @inlinable
  override func handle(request demand: Subscribers.Demand) {
    let becameUnlimited = machine.request(demand)
    // What waits comes before what an upstream sends when it is asked for more.
    while isActive, let (value, index) = machine.next() {
      let isLast = upstreams[index] == nil
      grant(downstream.receive(value))
      if !isLast, machine.demand != .unlimited { upstreams[index]?.request(.max(1)) }
    }
    if becameUnlimited {
      note(.unlimited)
      for upstream in upstreams.active { upstream.request(.unlimited) }
    }
    finishIfDone()
  }

  @inlinable
  override func handleFinish(of index: Int) {
    machine.finishUpstream()
    finishIfDone()
  }

  @inlinable
  override func releaseValues() {
    let before = machine
    machine = MergeStateMachine(upstreams: 0)
    withExtendedLifetime(before) {}
  }

  @inlinable
  func finishIfDone() {
    if machine.isFinished { complete(.finished) }
  }

  @inlinable
  func grant(_ more: Subscribers.Demand) {
    if more > .none { handle(request: more) }
  }

  /// Takes a value of an upstream.
  @inlinable @inline(__always)
  func receive(_ value: Output, from index: Int) -> Subscribers.Demand {
    let thread = currentThread()
    guard _fastPath(gate.owner.word.replace(0, with: thread)) else {
      return receiveOwned(value, from: index, as: thread)
    }
    let more = deliver(value, from: index)
    gate.leave(as: thread)
    return more
  }

  @inlinable @inline(never)
  func receiveOwned(_ value: Output, from index: Int, as thread: Int) -> Subscribers.Demand {
    if gate.isFree(inside: thread) { return deliver(value, from: index) }
    gate.enqueue { [self] in
      let more = deliver(value, from: index)
      if more > .none { upstreams[index]?.request(more) }
    }
    return .none
  }

  @inlinable @inline(__always)
  func deliver(_ value: Output, from index: Int) -> Subscribers.Demand {
    guard _fastPath(isUnlimited) else { return deliverCounting(value, from: index) }
    _ = downstream.receive(value)
    return .none
  }

  @inlinable @inline(never)
  func deliverCounting(_ value: Output, from index: Int) -> Subscribers.Demand {
    guard isActive, case .deliver = machine.receive(value, from: index) else { return .none }
    grant(downstream.receive(value))
    return .max(1)
  }

  /// Subscribes to one of the upstreams.
  @inlinable
  func join<P: Publisher>(_ upstream: P, at index: Int) where P.Output == Output, P.Failure == Failure {
    upstream.subscribe(side(index) { self.receive($0, from: index) })
  }
}
