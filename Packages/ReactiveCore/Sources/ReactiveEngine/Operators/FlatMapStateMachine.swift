/// The demand of a flatMap, and its children: the publishers that are running.
@usableFromInline
struct FlatMapStateMachine<Output> {
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isOuterFinished = false
  @usableFromInline var waiting = Queue<(Output, child: Int)>()
  @usableFromInline var running = 0
  @usableFromInline var nextChild = 0

  @inlinable init() {}

  /// A new child. Returns its number.
  @inlinable
  mutating func startChild() -> Int {
    running += 1
    defer { nextChild += 1 }
    return nextChild
  }

  /// Whether the value is to be delivered now; otherwise it waits.
  @inlinable
  mutating func receive(_ value: Output, from child: Int) -> Bool {
    guard demand > .none else {
      waiting.append((value, child))
      return false
    }
    demand -= 1
    return true
  }

  /// Whether demand became unlimited by this.
  @inlinable
  mutating func request(_ more: Subscribers.Demand) -> Bool {
    let before = demand
    demand += more
    return before != .unlimited && demand == .unlimited
  }

  @inlinable
  mutating func next() -> (Output, child: Int)? {
    guard demand > .none, let next = waiting.popFirst() else { return nil }
    demand -= 1
    return next
  }

  @inlinable
  mutating func finishChild() {
    running -= 1
  }

  @inlinable
  mutating func finishOuter() {
    isOuterFinished = true
  }

  @inlinable var isFinished: Bool { isOuterFinished && running == 0 && waiting.isEmpty }
}
