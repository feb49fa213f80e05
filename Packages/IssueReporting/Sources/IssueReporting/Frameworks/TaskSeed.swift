import Locking

/// Runs code, anywhere and at any time, as if in a task that was made where this was: with that place's task-local
/// values. So an issue that comes from a queue is recorded for the test that the queue works for: Swift Testing keeps
/// the current test in such a value, and lets nobody else set it.
///
/// A task takes over the task-local values of the task that makes it, and keeps them. So a task is made at once, but
/// held back. When there is code to run it makes two more, the next to hold back and one for the code; that one is run
/// on the caller's thread before ``run(_:)`` returns.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class TaskSeed: @unchecked Sendable {
  private final class Sprout: @unchecked Sendable {
    let held = HeldJobs()
    /// Guarded by the seed's lock.
    var work: (@Sendable () -> Void)?

    func plant() {
      Task(executorPreference: held) { [self] in
        guard let work else { return }
        self.work = nil
        plant()
        Task(executorPreference: held) { work() }
      }
    }
  }

  private let lock = Lock()
  private let sprout = Sprout()

  /// Keeps the task-local values of here and now.
  init() {
    sprout.plant()
  }

  deinit {
    // Without code to run the task that is held back just ends.
    sprout.held.run(sprout.held.takeLast())
  }

  /// Runs code with the values that were kept. May be called from any thread.
  ///
  /// - Parameter work: run once, on this thread, before this returns.
  func run(_ work: @escaping @Sendable () -> Void) {
    let job = lock.withLock {
      sprout.work = work
      sprout.held.run(sprout.held.takeLast())
      return sprout.held.takeLast()
    }
    sprout.held.run(job)
  }
}
