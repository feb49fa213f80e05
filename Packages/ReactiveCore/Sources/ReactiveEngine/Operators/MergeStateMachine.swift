/// The demand of a merge, and the values that wait for it: at most one an upstream.
@usableFromInline
struct MergeStateMachine<Output> {
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var waiting = Queue<(Output, index: Int)>()
  @usableFromInline var running: Int

  @inlinable
  init(upstreams count: Int) {
    running = count
  }

  @usableFromInline
  enum ValueAction {
    /// Deliver it; its upstream may send one more unless demand is unlimited.
    case deliver
    case wait
  }

  @inlinable
  mutating func receive(_ value: Output, from index: Int) -> ValueAction {
    guard demand > .none else {
      waiting.append((value, index))
      return .wait
    }
    demand -= 1
    return .deliver
  }

  /// Whether demand became unlimited by this.
  @inlinable
  mutating func request(_ more: Subscribers.Demand) -> Bool {
    let before = demand
    demand += more
    return before != .unlimited && demand == .unlimited
  }

  /// The next value that waited and can be delivered now.
  @inlinable
  mutating func next() -> (Output, index: Int)? {
    guard demand > .none, let next = waiting.popFirst() else { return nil }
    demand -= 1
    return next
  }

  @inlinable
  mutating func finishUpstream() {
    running -= 1
  }

  @inlinable var isFinished: Bool { running == 0 && waiting.isEmpty }
}
