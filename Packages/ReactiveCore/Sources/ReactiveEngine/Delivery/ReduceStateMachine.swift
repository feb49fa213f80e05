/// Brings together an operator's one result and the downstream's first demand.
@usableFromInline
struct ReduceStateMachine<Output> {
  @usableFromInline
  enum Phase {
    case awaitingSubscription
    case running(hasDemand: Bool)
    /// There is a result and nobody has asked for it yet.
    case holding(Output)
    case ended
  }

  @usableFromInline var phase = Phase.awaitingSubscription

  @inlinable init() {}

  @inlinable
  mutating func subscribe() -> Bool {
    guard case .awaitingSubscription = phase else { return false }
    phase = .running(hasDemand: false)
    return true
  }

  @inlinable var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// The result that waits for the downstream's demand.
  var result: Output? {
    if case .holding(let result) = phase { result } else { nil }
  }

  @usableFromInline
  enum Action {
    case none
    case finish
    case deliver(Output)
  }

  /// The upstream has nothing more to say.
  @inlinable
  mutating func finish(with result: Output?) -> Action {
    guard case .running(let hasDemand) = phase else { return .none }
    phase = .ended
    guard let result else { return .finish }
    if hasDemand { return .deliver(result) }
    phase = .holding(result)
    return .none
  }

  @inlinable
  mutating func request() -> Action {
    switch phase {
    case .running:
      phase = .running(hasDemand: true)
      return .none
    case .holding(let result):
      phase = .ended
      return .deliver(result)
    case .awaitingSubscription, .ended:
      return .none
    }
  }

  /// Ends without a result. Returns whether it ran, and the phase before, to be released by the caller.
  @inlinable
  mutating func end() -> (wasRunning: Bool, before: Phase) {
    defer { phase = .ended }
    return (isRunning, phase)
  }
}
