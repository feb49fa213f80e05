/// The bookkeeping of one feedback's effects: which run, and which wait. No lock, no callback.
@usableFromInline
struct EffectPolicyStateMachine<Value>: ~Copyable {
  /// What the shell is to cancel before it starts another effect.
  @usableFromInline
  enum Cancellation {
    case none
    /// Everything so far: what finished effects have enqueued too, and the one that runs.
    case allSoFar(running: EffectHandle?)
  }

  /// What the shell is to do after an input.
  @usableFromInline
  enum Action {
    case none
    case start(Value, cancelling: Cancellation, cause: EffectCause? = nil)
  }

  /// An effect that waits for its turn.
  @usableFromInline
  struct Waiting {
    @usableFromInline let value: Value
    @usableFromInline let cause: EffectCause?

    @inlinable
    init(value: Value, cause: EffectCause?) {
      self.value = value
      self.cause = cause
    }
  }

  @usableFromInline let policy: EffectPolicy
  @usableFromInline var running: [EffectHandle] = []
  @usableFromInline var waiting = EventQueue<Waiting>()

  @inlinable
  init(policy: EffectPolicy) {
    self.policy = policy
  }

  /// An effect is asked for.
  ///
  /// - Parameter cause: finds what asks for it, if somebody looks on: it is kept while the effect waits.
  @inlinable
  mutating func trigger(_ value: Value, cause: () -> EffectCause? = { nil }) -> Action {
    switch policy.kind {
    case .latest:
      return .start(value, cancelling: .allSoFar(running: running.popLast()))
    case .merge(let limit):
      guard running.count < limit, waiting.isEmpty else {
        waiting.append(Waiting(value: value, cause: cause()))
        return .none
      }
      return .start(value, cancelling: .none)
    case .dropWhileRunning:
      return running.isEmpty ? .start(value, cancelling: .none) : .none
    }
  }

  /// The effect that an action asked for has a handle now.
  @inlinable
  mutating func started(_ handle: EffectHandle) {
    handle.place = running.count
    running.append(handle)
  }

  /// An effect has ended by itself or been cancelled.
  ///
  /// - Returns: whether an effect that waits can start.
  @inlinable
  mutating func ended(_ handle: EffectHandle) -> Bool {
    let place = handle.place
    guard place < running.count, running[place] === handle else { return false }
    let last = running.removeLast()
    if last !== handle {
      running[place] = last
      last.place = place
    }
    return !waiting.isEmpty
  }

  /// It is the turn of the first effect that waits.
  @inlinable
  mutating func next() -> Action {
    guard case .merge(let limit) = policy.kind, running.count < limit, let next = waiting.popFirst() else {
      return .none
    }
    return .start(next.value, cancelling: .none, cause: next.cause)
  }

  /// The value that called for an effect is gone: only `.latest` ends what runs.
  @inlinable
  mutating func clear() -> Cancellation {
    policy.kind == .latest ? .allSoFar(running: running.popLast()) : .none
  }

  /// The feedback stops. Returns all that runs, and what waits, to be let go of outside the lock.
  @inlinable
  mutating func stop() -> (running: [EffectHandle], waiting: [Waiting]) {
    let stopped = (running, waiting.takeAll())
    running = []
    return stopped
  }
}
