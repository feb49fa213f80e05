import Locking

/// Runs one feedback's effects in one loop, as its policy says.
///
/// `trigger`, `clear` and `stop` are called on the draining thread; effects end on any thread.
final class EffectRunner<Value, Event>: @unchecked Sendable {
  private let context: FeedbackContext<Event>
  private let origin: EffectOrigin
  private let effect: Effect<Value, Event>
  private let owner = EffectOwner()
  private let lock = Lock()
  private var machine: EffectPolicyStateMachine<Value>

  init(
    context: FeedbackContext<Event>,
    origin: EffectOrigin,
    policy: EffectPolicy,
    effect: Effect<Value, Event>
  ) {
    self.context = context
    self.origin = origin
    self.effect = effect
    machine = EffectPolicyStateMachine(policy: policy)
  }

  /// Starts an effect for the value, or has it wait, or drops it.
  func trigger(_ value: Value) {
    perform(lock.withLock { machine.trigger(value) })
  }

  /// The value that called for an effect is gone.
  func clear() {
    for handle in lock.withLock({ machine.clear() }) { handle.cancel() }
  }

  /// Cancels everything, and starts nothing more.
  func stop() {
    owner.stop()
    let stopped = lock.withLock { machine.stop() }
    for handle in stopped.running { handle.cancel() }
  }

  private func perform(_ action: EffectPolicyStateMachine<Value>.Action) {
    guard case .start(let value, let cancelled) = action else { return }
    for handle in cancelled { handle.cancel() }
    let handle = context.makeEffect(origin: origin, owner: owner)
    lock.withLock { machine.started(handle) }
    handle.onEnd { [weak self, unowned handle] in self?.ended(handle) }
    effect.start(value, EffectRun(handle: handle, context: context))
  }

  private func ended(_ handle: EffectHandle) {
    let hasNext = lock.withLock { machine.ended(handle) }
    guard hasNext else { return }
    // The next effect starts on the draining thread, as every effect does.
    context.perform { [weak self] in
      guard let self else { return }
      self.perform(self.lock.withLock { self.machine.next() })
    }
  }
}
