extension EventLoop: EffectHost {
  /// The effects that run now, in no particular order.
  @usableFromInline var effectsInFlight: [EffectInFlight] {
    withLock { effects.inFlight }
  }

  @usableFromInline
  func register(_ handle: EffectHandle) -> Bool {
    withLock {
      guard phase == .idle || phase == .draining else { return false }
      handle.cause = cause
      effects.insert(handle)
      return true
    }
  }

  @usableFromInline
  func unregister(_ handle: EffectHandle) {
    let waiters = withLock {
      effects.remove(handle)
      return takeIdleWaiters()
    }
    for waiter in waiters { waiter.resume() }
    tools?.observer?.effectEnded()
  }

  @usableFromInline
  func perform(_ work: @escaping () -> Void) {
    enqueue(.work(work))
  }

  // MARK: - Waiting for an idle loop

  /// Returns when no effect is running and no event is queued, at once if that is so now; also when the task is
  /// cancelled.
  @usableFromInline
  func waitUntilIdle() async {
    let number = withLock { idleWaiters.nextNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let returns = withLock {
          if isEnding || isQuiet || Task.isCancelled { return true }
          idleWaiters.add(continuation, as: number)
          return false
        }
        if returns { continuation.resume() }
      }
    } onCancel: {
      withLock { idleWaiters.remove(number) }?.resume()
    }
  }

  private var isEnding: Bool { phase == .ending || phase == .ended }

  private var isQuiet: Bool {
    phase == .idle && queue.isEmpty && !effects.hasForeground
  }

  /// The waiters to resume, when the loop is quiet. Called with the lock held.
  func takeIdleWaiters() -> [CheckedContinuation<Void, Never>] {
    guard !idleWaiters.isEmpty, isEnding || isQuiet else { return [] }
    return idleWaiters.takeAll()
  }
}
