import Dispatch
import Locking

/// Tells those who wait that something has happened. Thread-safe.
///
/// Who waits takes the count first, then looks, then waits for a higher count: nothing is missed in between.
final class Signal: @unchecked Sendable {
  private let lock = Lock()
  private var raised = 0
  private var waiters: [() -> Void] = []

  /// How often it has been raised.
  var count: Int { lock.withLock { raised } }

  /// Wakes everybody who waits.
  func raise() {
    let woken = lock.withLock {
      raised &+= 1
      guard !waiters.isEmpty else { return [() -> Void]() }
      defer { waiters = [] }
      return waiters
    }
    for wake in woken { wake() }
  }

  /// Suspends until it is raised after `count` was taken, the deadline passes or the task is cancelled. The
  /// deadline has to raise it.
  func wait(after count: Int, unless deadline: Deadline, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let resumesNow = lock.withLock {
          if raised != count || deadline.hasPassed || Task.isCancelled { return true }
          waiters.append { continuation.resume() }
          return false
        }
        if resumesNow { continuation.resume() }
      }
    } onCancel: {
      raise()
    }
  }

  /// Blocks the thread, for a `deinit`, until a condition is true, which is looked at whenever this is raised.
  func blockUntil(timeout: Duration, _ isTrue: () -> Bool) {
    let end = DispatchTime.now() + timeout.seconds
    while true {
      let count = count
      if isTrue() { return }
      let semaphore = DispatchSemaphore(value: 0)
      let isRaised = lock.withLock {
        if raised == count { waiters.append { semaphore.signal() } }
        return raised != count
      }
      if !isRaised, semaphore.wait(timeout: end) == .timedOut { return }
    }
  }
}
