/// The latest values of several upstreams, and the demand for combinations of them.
struct CombineLatestStateMachine<Slots> {
  private var slots: Slots
  private let isComplete: (Slots) -> Bool
  private(set) var demand = Subscribers.Demand.none
  /// Whether there is a combination that was not published for lack of demand.
  private var hasNews = false
  private var running: Int

  init(slots: Slots, upstreams count: Int, isComplete: @escaping (Slots) -> Bool) {
    self.slots = slots
    self.isComplete = isComplete
    running = count
  }

  /// Changes a slot. Returns the slots if there is a combination to publish.
  mutating func update(_ change: (inout Slots) -> Void) -> Slots? {
    change(&slots)
    guard isComplete(slots) else { return nil }
    hasNews = true
    return next()
  }

  mutating func request(_ more: Subscribers.Demand) -> Slots? {
    demand += more
    return next()
  }

  private mutating func next() -> Slots? {
    guard hasNews, demand > .none else { return nil }
    hasNews = false
    demand -= 1
    return slots
  }

  /// Whether all have finished.
  mutating func finishUpstream() -> Bool {
    running -= 1
    return running == 0
  }
}
