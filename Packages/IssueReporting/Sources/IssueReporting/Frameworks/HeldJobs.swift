import Locking

/// An executor that keeps the jobs it is given until somebody runs them, on a thread of theirs.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class HeldJobs: TaskExecutor, @unchecked Sendable {
  private let lock = Lock()
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  /// The job that was given last.
  func takeLast() -> UnownedJob? {
    lock.withLock { jobs.popLast() }
  }

  /// Runs a job of this executor, here and now.
  func run(_ job: UnownedJob?) {
    job?.runSynchronously(on: asUnownedTaskExecutor())
  }
}
