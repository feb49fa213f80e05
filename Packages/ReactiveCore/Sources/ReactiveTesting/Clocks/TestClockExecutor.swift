import Dispatch
import Locking

/// Runs tasks one piece at a time and knows when nothing is left to run: every task has then finished, or
/// waits for something. The executor of a ``TestClock``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
public final class TestClockExecutor: TaskExecutor, @unchecked Sendable {
  private let queue = DispatchQueue(label: "TestClockExecutor")
  private let lock = Lock()
  private var pending = 0
  private var idleActions: [() -> Void] = []

  init() {}

  /// Takes a piece of a task, to run it after those that wait already. The runtime calls this.
  ///
  /// - Parameter job: the piece.
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
    await withCheckedContinuation { continuation in whenIdle { continuation.resume() } }
  }

  /// Returns when nothing is left to run, or when the time is up.
  ///
  /// - Returns: whether nothing was left to run.
  func waitUntilIdle(atMost patience: Duration) async -> Bool {
    if isIdle { return true }
    let waiting = LockedValue<CheckedContinuation<Bool, Never>?>(nil)
    let end = { @Sendable (isIdle: Bool) in
      let continuation = waiting.withValue { continuation in
        defer { continuation = nil }
        return continuation
      }
      continuation?.resume(returning: isIdle)
    }
    let timeIsUp = timer(after: patience) { end(false) }
    defer { timeIsUp.cancel() }
    return await withCheckedContinuation { continuation in
      waiting.value = continuation
      whenIdle { end(true) }
    }
  }

  /// Whether nothing is left to run.
  @_spi(Testing) public var isIdle: Bool {
    lock.withLock { pending == 0 }
  }

  /// Calls back, once, as soon as nothing is left to run: at once if that is so already.
  @_spi(Testing) public func whenIdle(_ action: @escaping @Sendable () -> Void) {
    let isIdle = lock.withLock {
      if pending > 0 { idleActions.append(action) }
      return pending == 0
    }
    if isIdle { action() }
  }

  private func finishOne() {
    let actions = lock.withLock { () -> [() -> Void] in
      pending -= 1
      guard pending == 0 else { return [] }
      defer { idleActions = [] }
      return idleActions
    }
    for action in actions { action() }
  }
}
