import ReactiveCore

/// What one subscriber of a store's publisher is still to get: pure bookkeeping, no lock, no callback.
///
/// States are delivered one at a time and in order, also when they arrive from another thread or from inside a
/// delivery; those that the subscriber has no demand for yet wait.
struct StateMailbox<State>: ~Copyable {
  enum Action {
    case none
    case deliver(State)
    case finish
  }

  private var waiting = EventQueue<State>()
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private var isFinishing = false
  private var isEnded = false

  /// Whether states can go past the mailbox: nothing waits, nothing is being delivered, everything is wanted.
  var isDirect: Bool {
    demand == .unlimited && waiting.isEmpty && !isDelivering && !isFinishing && !isEnded
  }

  /// A state arrives.
  mutating func offer(_ state: State) -> Action {
    guard !isEnded, !isFinishing else { return .none }
    if !isDelivering, demand > .none, waiting.isEmpty {
      isDelivering = true
      demand -= 1
      return .deliver(state)
    }
    waiting.append(state)
    return .none
  }

  /// A state arrives, and will be delivered by the next `resume()`.
  mutating func enqueue(_ state: State) {
    if !isEnded { waiting.append(state) }
  }

  /// The subscriber asks for more.
  mutating func request(_ more: Subscribers.Demand) -> Action {
    demand += more
    return resume()
  }

  /// A delivery has returned.
  mutating func delivered(_ more: Subscribers.Demand) -> Action {
    isDelivering = false
    demand += more
    return resume()
  }

  /// The store has ended: what waits is still delivered, then the completion.
  mutating func end() -> Action {
    isFinishing = true
    return resume()
  }

  /// The next thing to deliver, unless a delivery is under way.
  mutating func resume() -> Action {
    guard !isEnded, !isDelivering else { return .none }
    if demand > .none, let state = waiting.popFirst() {
      isDelivering = true
      demand -= 1
      return .deliver(state)
    }
    if isFinishing, waiting.isEmpty {
      isEnded = true
      return .finish
    }
    return .none
  }

  /// The subscriber has cancelled. Returns what waited, to be let go of outside the lock.
  mutating func cancel() -> [State] {
    isEnded = true
    return waiting.takeAll()
  }
}
