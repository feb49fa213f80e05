import Foundation
import Locking

/// Tells those who wait that something has happened. Thread-safe.
///
/// Who waits takes the count first, then looks, then waits for a higher count: nothing is missed in between.
final class Signal: @unchecked Sendable {
  private let lock = Lock()
  private var raised = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// How often it has been raised.
  var count: Int { lock.withLock { raised } }

  /// Wakes everybody who waits.
  func raise() {
    let woken = lock.withLock {
      raised &+= 1
      guard !waiters.isEmpty else { return [CheckedContinuation<Void, Never>]() }
      defer { waiters = [] }
      return waiters
    }
    for waiter in woken { waiter.resume() }
  }

  /// Suspends until it is raised after `count` was taken, the deadline passes or the task is cancelled. The
  /// deadline has to raise it.
  func wait(after count: Int, unless deadline: Deadline, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let resumesNow = lock.withLock {
          if raised != count || deadline.hasPassed || Task.isCancelled { return true }
          waiters.append(continuation)
          return false
        }
        if resumesNow { continuation.resume() }
      }
    } onCancel: {
      raise()
    }
  }

  /// Waits for a condition without suspending, for a `deinit`; the thread sleeps in between.
  ///
  /// - Returns: whether it came true in time.
  func blockUntil(timeout: Duration, _ isTrue: () -> Bool) -> Bool {
    let end = ContinuousClock.now + timeout
    while !isTrue() {
      if ContinuousClock.now >= end { return false }
      Thread.sleep(forTimeInterval: 0.0005)
    }
    return true
  }
}
