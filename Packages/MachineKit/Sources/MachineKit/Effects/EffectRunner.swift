import Locking

/// Runs one feedback's effects in one loop, as its policy says.
///
/// `trigger`, `clear` and `stop` are called on the draining thread; effects end on any thread.
@usableFromInline
final class EffectRunner<Value, Event>: EffectEnding, @unchecked Sendable {
  @usableFromInline let shared: SharedContext<Event>
  @usableFromInline let source: EffectSource
  @usableFromInline let start: (Value, EffectRun<Event>) -> Void
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var machine: EffectPolicyStateMachine<Value>

  @inlinable
  init(
    context: FeedbackContext<Event>,
    origin: EffectOrigin,
    policy: EffectPolicy,
    start: @escaping (Value, EffectRun<Event>) -> Void
  ) {
    shared = SharedContext(context)
    self.start = start
    source = EffectSource(origin: origin)
    machine = EffectPolicyStateMachine(policy: policy)
  }

  @inlinable var context: FeedbackContext<Event> { shared.context }

  @inlinable
  func trigger(_ value: Value) {
    perform(lock.withLock { machine.trigger(value, cause: { context.cause }) })
  }

  @inlinable
  func clear() {
    cancel(lock.withLock { machine.clear() })
  }

  @inlinable
  func stop() {
    source.stop()
    let stopped = lock.withLock { machine.stop() }
    for handle in stopped.running { handle.cancel() }
    withExtendedLifetime(stopped) {}
  }

  @inlinable
  func perform(_ action: EffectPolicyStateMachine<Value>.Action) {
    guard case .start(let value, let cancelled, let cause) = action else { return }
    cancel(cancelled)
    let handle = EffectHandle(
      ticket: source.newTicket(),
      ownsSource: false,
      host: context.host,
      runner: self
    )
    if let cause { handle.cause = cause }
    lock.withLock { machine.started(handle) }
    guard context.host.register(handle) else { return handle.cancel() }
    start(value, EffectRun(handle: handle, shared: shared))
  }

  /// Cancels what the policy `.latest` replaces, and takes back what earlier effects have enqueued.
  @inlinable
  func cancel(_ cancellation: EffectPolicyStateMachine<Value>.Cancellation) {
    guard case .allSoFar(let running) = cancellation else { return }
    source.cancelAll()
    running?.cancel()
  }

  @usableFromInline
  func dropWaiting() {
    let dropped = lock.withLock { machine.waiting.takeAll() }
    // They are let go of here, with no lock held.
    withExtendedLifetime(dropped) {}
  }

  @inlinable
  func effectEnded(_ handle: EffectHandle) {
    let hasNext = lock.withLock { machine.ended(handle) }
    guard hasNext else { return }
    // The next effect starts on the draining thread, as every effect does.
    context.perform { [weak self] in
      guard let self else { return }
      self.perform(self.lock.withLock { self.machine.next() })
    }
  }
}
