/// Pairs the values of several upstreams, see ``Publishers/Zip``.
///
/// `Slots` is a tuple with a queue for each upstream.
@usableFromInline
final class ZipStage<Slots, Output, Failure: Error>: JoinStage<Output, Failure>, @unchecked Sendable {
  @usableFromInline var slots: Slots?
  @usableFromInline let take: (inout Slots) -> Output?
  @usableFromInline let isEmpty: (Slots, Int) -> Bool
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var hasFinished: [Bool]

  /// - Parameters:
  ///   - isEmpty: whether an upstream's queue is empty.
  ///   - take: takes the first value of each queue, if all have one.
  @inlinable
  init(
    to downstream: AnySubscriber<Output, Failure>,
    upstreams count: Int,
    slots: Slots,
    isEmpty: @escaping (Slots, Int) -> Bool,
    take: @escaping (inout Slots) -> Output?
  ) {
    self.slots = slots
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
    finishIfDone()
  }

  @inlinable
  override func releaseValues() {
    let before = slots
    slots = nil
    withExtendedLifetime(before) {}
  }

  /// Takes a value of an upstream.
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
    guard isActive, var slots else { return .none }
    self.slots = nil  // moved out, so that its queues are not copied
    change(&slots)
    let output = take(&slots)
    self.slots = slots
    guard let output else { return .none }
    if demand != .unlimited, demand > .none { demand -= 1 }
    let more = downstream.receive(output)
    guard isActive else { return .none }
    if more > .none {
      demand += more
      for position in 0..<upstreams.count where position != index {
        upstreams[position]?.request(more)
      }
    }
    finishIfDone()
    return more
  }

  /// Finishes once an upstream has finished and has no value left to pair.
  @inlinable
  func finishIfDone() {
    guard let slots else { return }
    let isDone = hasFinished.indices.contains { hasFinished[$0] && isEmpty(slots, $0) }
    if isDone { complete(.finished) }
  }
}
