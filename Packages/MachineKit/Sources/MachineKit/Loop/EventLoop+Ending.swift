import Locking

extension EventLoop {
  /// Whether the loop still takes events.
  @usableFromInline var isRunning: Bool {
    withLock { life == .running }
  }

  /// Cancels every effect, drops what is queued and completes the observers. Any thread, any number of times.
  ///
  /// Feedbacks are stopped and observers completed by the drainer: by this thread if the loop is idle, else after
  /// the event that is being handled.
  @usableFromInline
  func cancel() {
    let isTaken = lockUnlessHolder()
    guard life == .running else {
      if isTaken { lock.unlock() }
      return
    }
    if isPlain, gate.isOpen {
      // Nothing has been started, and nothing waits.
      life = .ended
      return lock.unlock()
    }
    end(isTaken)
  }

  private func end(_ isTaken: Bool) {
    life = .ending
    let isDrainer = !gate.call()
    if isDrainer { gate.close() }
    let dropped = (queue.takeAll(), extrasIfAny?.held.takeAll())
    let handles = extrasIfAny?.effects.removeAll() ?? []
    let link = extrasIfAny?.link
    if isTaken { lock.unlock() }
    link?.cut()
    for handle in handles { handle.cancel() }
    if isDrainer {
      lock.lock()
      drain()
    }
    // The queue's payloads are let go of here, with no lock held.
    withExtendedLifetime(dropped) {}
  }

  /// Stops the feedbacks and completes the observers. Called by the drainer, unlocked.
  func tearDown(_ observers: [AnyObject]) {
    let stopped = runs
    runs = []
    for run in stopped { run.stop() }
    let forgotten = withLock {
      defer { feedbacks = [] }
      return feedbacks
    }
    withExtendedLifetime(forgotten) {}
    for observer in observers { unsafeDowncast(observer, to: StateObserver<State>.self).finish() }
  }
}
