/// The latest values of several upstreams, and the demand for combinations of them.
@usableFromInline
struct CombineLatestStateMachine<Slots> {
  @usableFromInline var slots: Slots
  @usableFromInline let isComplete: (Slots) -> Bool
  @usableFromInline var demand = Subscribers.Demand.none
  /// Whether there is a combination that was not published for lack of demand.
  @usableFromInline var hasNews = false
  @usableFromInline var running: Int

  @inlinable
  init(slots: Slots, upstreams count: Int, isComplete: @escaping (Slots) -> Bool) {
    self.slots = slots
    self.isComplete = isComplete
    running = count
  }

  /// Changes a slot. Returns the slots if there is a combination to publish.
  @inlinable
  mutating func update(_ change: (inout Slots) -> Void) -> Slots? {
    change(&slots)
    guard isComplete(slots) else { return nil }
    hasNews = true
    return next()
  }

  @inlinable
  mutating func request(_ more: Subscribers.Demand) -> Slots? {
    demand += more
    return next()
  }

  @inlinable
  mutating func next() -> Slots? {
    guard hasNews, demand > .none else { return nil }
    hasNews = false
    demand -= 1
    return slots
  }

  /// Whether all have finished.
  @inlinable
  mutating func finishUpstream() -> Bool {
    running -= 1
    return running == 0
  }
}
