import Locking

/// Runs its jobs when a test says, on the test's thread.
final class ManualExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = Lock()
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  /// Runs what there is, and what that brings, until there is nothing.
  func run() {
    while true {
      let next = lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst() }
      guard let next else { return }
      next.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
