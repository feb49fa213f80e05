/// The demand of one subscriber of a subject with a current value, and the replay of that value.
///
/// A subscriber is owed that value: its first demand is met with it, and so is
/// the next demand after a value was dropped for lack of demand. While one thread replays, values that others
/// send wait here.
@usableFromInline
struct ReplayStateMachine<Output, Failure: Error> {
  @usableFromInline
  enum Phase {
    case active
    case replaying(thread: Int)
    case ended
  }

  @usableFromInline var phase = Phase.active
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var owesCurrent = true
  /// Values of changes up to this one were replayed already.
  @usableFromInline var replayed = -1
  /// Whether the replayed value may still be on its way.
  @usableFromInline var mayRepeat = false
  @usableFromInline var waiting = Queue<(Output, version: Int)>()
  @usableFromInline var waitingCompletion: Subscribers.Completion<Failure>?

  @inlinable init() {}

  /// Whether values may be delivered without asking the machine.
  @inlinable var isUnlimited: Bool {
    guard case .active = phase else { return false }
    return demand == .unlimited && !owesCurrent && !mayRepeat
  }

  @inlinable var isEnded: Bool {
    if case .ended = phase { true } else { false }
  }

  @usableFromInline
  enum OfferAction {
    case deliver
    case ignore
  }

  @inlinable
  mutating func offer(_ value: Output, version: Int, thread: Int) -> OfferAction {
    switch phase {
    case .ended:
      return .ignore
    case .replaying(let replayer) where replayer != thread || !waiting.isEmpty:
      waiting.append((value, version))
      return .ignore
    case .active, .replaying:
      return accept(version: version)
    }
  }

  @inlinable
  mutating func accept(version: Int) -> OfferAction {
    if version <= replayed { return .ignore }
    mayRepeat = false
    guard demand > .none else {
      owesCurrent = true
      return .ignore
    }
    demand -= 1
    return .deliver
  }

  @usableFromInline
  enum RequestAction {
    case none
    /// Deliver the current value, then ask ``next()``.
    case replay
  }

  @inlinable
  mutating func request(_ more: Subscribers.Demand, thread: Int) -> RequestAction {
    if isEnded { return .none }
    demand += more
    guard owesCurrent, case .active = phase else { return .none }
    owesCurrent = false
    demand -= 1
    phase = .replaying(thread: thread)
    return .replay
  }

  @inlinable
  mutating func replay(version: Int) {
    replayed = version
    mayRepeat = true
  }

  @inlinable
  mutating func add(_ more: Subscribers.Demand) {
    demand += more
  }

  @usableFromInline
  enum NextAction {
    case deliver(Output)
    /// Let the value go, then ask again.
    case release(Output)
    case complete(Subscribers.Completion<Failure>)
    case replay
    case done
  }

  /// What a replaying thread does next.
  @inlinable
  mutating func next(thread: Int) -> NextAction {
    guard case .replaying = phase else { return .done }
    if let (value, version) = waiting.popFirst() {
      return accept(version: version) == .deliver ? .deliver(value) : .release(value)
    }
    if let waitingCompletion {
      phase = .ended
      return .complete(waitingCompletion)
    }
    if owesCurrent, demand > .none {
      owesCurrent = false
      demand -= 1
      return .replay
    }
    phase = .active
    return .done
  }

  /// Whether the completion is to be delivered now.
  @inlinable
  mutating func finish(_ completion: Subscribers.Completion<Failure>, thread: Int) -> Bool {
    switch phase {
    case .ended:
      return false
    case .replaying(let replayer) where replayer != thread || !waiting.isEmpty:
      waitingCompletion = completion
      return false
    case .active, .replaying:
      phase = .ended
      return true
    }
  }

  /// Whether it was not ended before. Returns what was waiting too, to be released.
  @inlinable
  mutating func end() -> (Bool, Queue<(Output, version: Int)>) {
    if isEnded { return (false, Queue()) }
    phase = .ended
    defer { waiting = Queue() }
    return (true, waiting)
  }
}
