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

  /// Whether there is demand for a new combination, which is to be published then.
  @inlinable
  mutating func countDelivery() -> Bool {
    hasNews = demand == .none
    demand -= 1
    return !hasNews
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
