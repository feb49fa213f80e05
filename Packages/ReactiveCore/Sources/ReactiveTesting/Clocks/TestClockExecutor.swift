import Dispatch
import Locking

/// Runs tasks one piece at a time and knows when nothing is left to run: every task has then finished, or
/// waits for something. The executor of a ``TestClock``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
public final class TestClockExecutor: TaskExecutor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "TestClockExecutor")
  private let lock = Lock()
  private var pending = 0
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { pending += 1 }
    queue.async { [self] in
      job.runSynchronously(on: asUnownedTaskExecutor())
      finishOne()
    }
  }

  /// Returns when nothing is left to run: every task has finished, or waits for something.
  public func waitUntilIdle() async {
    await withCheckedContinuation { continuation in
      let isIdle = lock.withLock {
        if pending > 0 { idleWaiters.append(continuation) }
        return pending == 0
      }
      if isIdle { continuation.resume() }
    }
  }

  private func finishOne() {
    let waiters = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
      pending -= 1
      guard pending == 0 else { return [] }
      defer { idleWaiters = [] }
      return idleWaiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
