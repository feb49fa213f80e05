import Locking

/// What happened, in order.
final class Trace: @unchecked Sendable {
  private let lock = Lock()
  private var recorded: [String] = []

  var events: [String] {
    lock.withLock { recorded }
  }

  func add(_ event: String) {
    lock.withLock { recorded.append(event) }
  }
}
