/// The latest values of several upstreams, and the demand for combinations of them.
@usableFromInline
struct CombineLatestStateMachine<Slots, Output> {
  @usableFromInline var slots: Slots
  /// Combines the slots if all have a value.
  @usableFromInline let combine: (Slots) -> Output?
  @usableFromInline var demand = Subscribers.Demand.none
  /// Whether there is a combination that was not published for lack of demand.
  @usableFromInline var hasNews = false
  @usableFromInline var running: Int

  @inlinable
  init(slots: Slots, upstreams count: Int, combine: @escaping (Slots) -> Output?) {
    self.slots = slots
    self.combine = combine
    running = count
  }

  /// Takes note that a slot has changed. Returns the combination if there is one to publish.
  @inlinable
  mutating func update() -> Output? {
    guard let output = combine(slots) else { return nil }
    if demand == .unlimited { return output }
    guard demand > .none else {
      hasNews = true
      return nil
    }
    hasNews = false
    demand -= 1
    return output
  }

  @inlinable
  mutating func request(_ more: Subscribers.Demand) -> Output? {
    demand += more
    guard hasNews, demand > .none else { return nil }
    hasNews = false
    demand -= 1
    return combine(slots)
  }

  /// Whether all have finished.
  @inlinable
  mutating func finishUpstream() -> Bool {
    running -= 1
    return running == 0
  }
}
