import Locking

extension EventLoop: EffectHost {
  /// The effects that run now, in no particular order.
  @usableFromInline var effectsInFlight: [EffectInFlight] {
    handlesInFlight.map(EffectInFlight.init)
  }

  private var handlesInFlight: [EffectHandle] {
    withLock { extrasIfAny?.effects.inFlight ?? [] }
  }

  /// Cancels what runs and what waits for its turn, and takes back the events of what runs. The loop goes on.
  func cancelEffectsInFlight() {
    for handle in handlesInFlight { handle.cancelWithThoseThatWait() }
  }

  @usableFromInline
  func register(_ handle: EffectHandle) -> Bool {
    withLock {
      guard life == .running else { return false }
      if handle.cause == nil { handle.cause = causeIfObserved }
      extras.effects.insert(handle)
      return true
    }
  }

  @usableFromInline
  func unregister(_ handle: EffectHandle) {
    let waiters = withLock {
      extras.effects.remove(handle)
      return takeIdleWaiters()
    }
    for waiter in waiters { waiter.resume() }
    tools?.observer?.effectEnded()
  }

  @usableFromInline
  func perform(_ work: @escaping () -> Void) {
    enqueue(.work(work))
  }

  @usableFromInline
  func perform(causedBy cause: EffectCause?, _ work: @escaping () -> Void) {
    guard let tools, let cause else { return perform(work) }
    perform { [unowned self] in
      withLock { tools.causeOfWork = cause }
      work()
      withLock { tools.causeOfWork = nil }
    }
  }

  @usableFromInline var currentCause: EffectCause? {
    withLock { causeIfObserved }
  }

  /// With the lock held.
  private var causeIfObserved: EffectCause? {
    guard let tools, tools.isObserved else { return nil }
    return tools.causeOfWork ?? EffectCause(tools.lastEvent)
  }

  // MARK: - Waiting for an idle loop

  /// Returns when no effect is running and no event is queued, at once if that is so now; also when the task is
  /// cancelled.
  @usableFromInline
  func waitUntilIdle() async {
    let number = withLock { extras.idleWaiters.nextNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let returns = withLock {
          if life != .running || isQuiet || Task.isCancelled { return true }
          extras.idleWaiters.add(continuation, as: number)
          hasIdleWaiters = true
          return false
        }
        if returns { continuation.resume() }
      }
    } onCancel: {
      withLock { extras.idleWaiters.remove(number) }?.resume()
    }
  }

  /// With the lock held. A drainer that is there is called, so that it looks for waiters when it leaves.
  private var isQuiet: Bool {
    !gate.call() && queue.isEmpty && extrasIfAny?.effects.hasForeground != true
  }

  /// The waiters to resume, when the loop is quiet. Called with the lock held.
  func takeIdleWaiters() -> [CheckedContinuation<Void, Never>] {
    guard hasIdleWaiters, life == .ended || isQuiet else { return [] }
    hasIdleWaiters = false
    return extras.idleWaiters.takeAll()
  }
}
