/// The bookkeeping of one feedback's effects: which run, and which wait. No lock, no callback.
struct EffectPolicyStateMachine<Value> {
  /// What the shell is to do after an input.
  enum Action {
    case none
    /// Cancel these, then start an effect with the value.
    case start(Value, cancelling: [EffectHandle])
  }

  private let policy: EffectPolicy
  private var running: [EffectHandle] = []

  /// With `.latest`, the effect that has finished last: the next one also takes back what of it still waits.
  private var finished: EffectHandle?
  private var waiting = EventQueue<Value>()

  init(policy: EffectPolicy) {
    self.policy = policy
  }

  /// An effect is asked for.
  mutating func trigger(_ value: Value) -> Action {
    switch policy.kind {
    case .latest:
      return .start(value, cancelling: takeLatest())
    case .merge(let limit):
      guard running.count < limit, waiting.isEmpty else {
        waiting.append(value)
        return .none
      }
      return .start(value, cancelling: [])
    case .dropWhileRunning:
      return running.isEmpty ? .start(value, cancelling: []) : .none
    }
  }

  /// The effect that an action asked for has a handle now.
  mutating func started(_ handle: EffectHandle) {
    running.append(handle)
  }

  /// An effect has ended by itself or been cancelled.
  ///
  /// - Returns: whether an effect that waits can start.
  mutating func ended(_ handle: EffectHandle) -> Bool {
    guard let index = running.firstIndex(where: { $0 === handle }) else { return false }
    running.remove(at: index)
    if policy.kind == .latest { finished = handle }
    return !waiting.isEmpty
  }

  /// It is the turn of the first effect that waits.
  mutating func next() -> Action {
    guard case .merge(let limit) = policy.kind, running.count < limit, let value = waiting.popFirst() else {
      return .none
    }
    return .start(value, cancelling: [])
  }

  /// The value that called for an effect is gone: only `.latest` ends what runs.
  mutating func clear() -> [EffectHandle] {
    policy.kind == .latest ? takeLatest() : []
  }

  private mutating func takeLatest() -> [EffectHandle] {
    let taken = running + [finished].compactMap { $0 }
    running = []
    finished = nil
    return taken
  }

  /// The feedback stops. Returns all that runs, and what waits, to be let go of outside the lock.
  mutating func stop() -> (running: [EffectHandle], waiting: [Value]) {
    let stopped = (running, waiting.takeAll())
    running = []
    return stopped
  }
}
