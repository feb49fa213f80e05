import Locking

/// The reporters that `reportIssue` hands issues to.
public enum IssueReporters {
  private static let processReporters = ProcessReporters()

  /// The reporters of this task: those of the innermost `withIssueReporters`, else those of the process, which are
  /// ``IssueReporter/default`` until they are set.
  ///
  /// Setting it is for the start of an application; it replaces the process's reporters, and leaves alone those
  /// of `withIssueReporters`. Thread-safe.
  public static var current: [any IssueReporter] {
    get { IssueScope.current?.reporters ?? processReporters.value }
    set { processReporters.value = newValue }
  }

  /// The reporters of a process.
  final class ProcessReporters: @unchecked Sendable {
    private let lock = Lock()
    private var reporters: [any IssueReporter] = [.default]

    var value: [any IssueReporter] {
      get { lock.withLock { reporters } }
      set {
        let old = lock.withLock {
          let old = reporters
          reporters = newValue
          return old
        }
        // The old ones are released after the lock is: their deinit may report issues. Unless it is told, an
        // optimised build lets go of them before.
        withExtendedLifetime(old) {}
      }
    }
  }
}
