/// The demand of a merge, and the values that wait for it: at most one an upstream.
struct MergeStateMachine<Output> {
  private(set) var demand = Subscribers.Demand.none
  private var waiting = Queue<(Output, index: Int)>()
  private var running: Int

  init(upstreams count: Int) {
    running = count
  }

  enum ValueAction {
    /// Deliver it; its upstream may send one more unless demand is unlimited.
    case deliver
    case wait
  }

  mutating func receive(_ value: Output, from index: Int) -> ValueAction {
    guard demand > .none else {
      waiting.append((value, index))
      return .wait
    }
    demand -= 1
    return .deliver
  }

  /// Whether demand became unlimited by this.
  mutating func request(_ more: Subscribers.Demand) -> Bool {
    let before = demand
    demand += more
    return before != .unlimited && demand == .unlimited
  }

  /// The next value that waited and can be delivered now.
  mutating func next() -> (Output, index: Int)? {
    guard demand > .none, let next = waiting.popFirst() else { return nil }
    demand -= 1
    return next
  }

  mutating func finishUpstream() {
    running -= 1
  }

  var isFinished: Bool { running == 0 && waiting.isEmpty }
}
