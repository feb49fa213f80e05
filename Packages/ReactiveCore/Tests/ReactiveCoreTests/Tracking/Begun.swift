import Locking

/// What a test has begun and may leave unended: a subscriber and its subscription hold each other until the end.
final class Begun: @unchecked Sendable {
  /// Of the test that runs, if its suite ends what it begins.
  @TaskLocal static var current: Begun?

  private let lock = Lock()
  private var ends: [() -> Void] = []

  /// - Parameter end: what is left to be done once the test is over. It holds on to nothing that the test lets go.
  func add(_ end: @escaping () -> Void) {
    lock.withLock { ends.append(end) }
  }

  /// Ends all that was begun, the latest first.
  func end() {
    let ends = lock.withLock {
      defer { self.ends = [] }
      return self.ends
    }
    for end in ends.reversed() { end() }
  }
}
