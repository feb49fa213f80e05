/// Combines the latest values of several upstreams, see ``Publishers/CombineLatest``.
///
/// `Slots` is a tuple with an optional for each upstream.
@usableFromInline
final class CombineLatestStage<Slots, Output, Failure: Error>: JoinStage<Output, Failure>,
  @unchecked Sendable
{
  @usableFromInline var machine: CombineLatestStateMachine<Slots>?
  @usableFromInline let combine: (Slots) -> Output

  @inlinable
  init(
    to downstream: AnySubscriber<Output, Failure>,
    upstreams count: Int,
    slots: Slots,
    hasValue: @escaping (Slots, Int) -> Bool,
    combine: @escaping (Slots) -> Output
  ) {
    machine = CombineLatestStateMachine(slots: slots, upstreams: count) { slots in
      (0..<count).allSatisfy { hasValue(slots, $0) }
    }
    self.combine = combine
    super.init("CombineLatest", to: downstream, upstreams: count)
    downstream.receive(subscription: self)
  }

  @inlinable
  override func handle(attached upstream: any Subscription) {
    if let demand = machine?.demand, demand > .none { upstream.request(demand) }
  }

  @inlinable
  override func handle(request demand: Subscribers.Demand) {
    let slots = machine?.request(demand)
    for upstream in upstreams.active { upstream.request(demand) }
    if let slots { publish(slots, requestingFrom: nil) }
  }

  @inlinable
  override func handleFinish(of index: Int) {
    if machine?.finishUpstream() == true { complete(.finished) }
  }

  @inlinable
  override func releaseValues() {
    let before = machine
    machine = nil
    withExtendedLifetime(before) {}
  }

  /// Takes a value of an upstream.
  ///
  /// - Parameter change: puts the value in its slot. It keeps the value that was there, to be released later.
  @inlinable
  func receive(from index: Int, _ change: @escaping (inout Slots) -> Void) -> Subscribers.Demand {
    guard gate.tryEnter() else {
      gate.enqueue { [self] in
        let more = deliver(from: index, change)
        if more > .none { upstreams[index]?.request(more) }
      }
      return .none
    }
    defer { gate.leave() }
    return deliver(from: index, change)
  }

  @inlinable
  func deliver(from index: Int, _ change: (inout Slots) -> Void) -> Subscribers.Demand {
    guard isActive, let slots = machine?.update(change) else { return .none }
    return publish(slots, requestingFrom: index)
  }

  /// Publishes a combination, and passes the demand that the downstream returns to all upstreams; to the one
  /// whose value it is, by returning it.
  @discardableResult
  @inlinable
  func publish(_ slots: Slots, requestingFrom index: Int?) -> Subscribers.Demand {
    let more = downstream.receive(combine(slots))
    guard more > .none, isActive else { return .none }
    let next = machine?.request(more)
    for position in 0..<upstreams.count where position != index {
      upstreams[position]?.request(more)
    }
    if let next { publish(next, requestingFrom: nil) }
    return more
  }
}
