import Locking

/// Counts the expectations of the example that runs.
final class ExampleTally: @unchecked Sendable {
  @TaskLocal private static var current: ExampleTally?

  /// All examples that run now, under a lock.
  private static let running = RunningTallies()

  private let lock = Lock()
  private var expectations = 0

  var hasExpectations: Bool {
    lock.withLock { expectations > 0 }
  }

  /// Forgets what was counted: what a hook expects is not of the example.
  func begin() {
    lock.withLock { expectations = 0 }
  }

  /// Runs an example whose expectations are counted in a tally.
  static func count(in tally: ExampleTally, _ operation: () async -> Void) async {
    running.add(tally)
    await $current.withValue(tally, operation: operation)
    running.remove(tally)
  }

  /// Counts an expectation of the current example. A queue or a detached task does not know which that is:
  /// there it counts for all that run, as to find fault with an example that has one would be worse than not
  /// to.
  static func countExpectation() {
    if let current { current.add() } else { running.all.forEach { $0.add() } }
  }

  private func add() {
    lock.withLock { expectations += 1 }
  }
}
