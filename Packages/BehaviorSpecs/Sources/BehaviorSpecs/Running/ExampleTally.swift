import Locking

/// Counts the expectations of the example that runs.
final class ExampleTally: @unchecked Sendable {
  @TaskLocal static var current: ExampleTally?

  private let lock = Lock()
  private var expectations = 0

  var hasExpectations: Bool {
    lock.withLock { expectations > 0 }
  }

  func countExpectation() {
    lock.withLock { expectations += 1 }
  }
}
