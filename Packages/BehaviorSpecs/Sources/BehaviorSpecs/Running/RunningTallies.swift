import Locking

/// The tallies of the examples that run at a time.
final class RunningTallies: @unchecked Sendable {
  private let lock = Lock()
  private var tallies: [ObjectIdentifier: ExampleTally] = [:]

  var all: [ExampleTally] {
    lock.withLock { Array(tallies.values) }
  }

  func add(_ tally: ExampleTally) {
    lock.withLock { tallies[ObjectIdentifier(tally)] = tally }
  }

  func remove(_ tally: ExampleTally) {
    lock.withLock { _ = tallies.removeValue(forKey: ObjectIdentifier(tally)) }
  }
}
