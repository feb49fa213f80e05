/// The demand of a flatMap, and its children: the publishers that are running.
struct FlatMapStateMachine<Output> {
  private(set) var demand = Subscribers.Demand.none
  private(set) var isOuterFinished = false
  private var waiting = Queue<(Output, child: Int)>()
  private var running = 0
  private var nextChild = 0

  /// A new child. Returns its number.
  mutating func startChild() -> Int {
    running += 1
    defer { nextChild += 1 }
    return nextChild
  }

  /// Whether the value is to be delivered now; otherwise it waits.
  mutating func receive(_ value: Output, from child: Int) -> Bool {
    guard demand > .none else {
      waiting.append((value, child))
      return false
    }
    demand -= 1
    return true
  }

  /// Whether demand became unlimited by this.
  mutating func request(_ more: Subscribers.Demand) -> Bool {
    let before = demand
    demand += more
    return before != .unlimited && demand == .unlimited
  }

  mutating func next() -> (Output, child: Int)? {
    guard demand > .none, let next = waiting.popFirst() else { return nil }
    demand -= 1
    return next
  }

  mutating func finishChild() {
    running -= 1
  }

  mutating func finishOuter() {
    isOuterFinished = true
  }

  var isFinished: Bool { isOuterFinished && running == 0 && waiting.isEmpty }
}
