import Locking
import ReactiveCore

/// One log of what happens at several places of a chain, in order.
final class History: @unchecked Sendable {
  private let lock = Lock()
  private var lines: [String] = []

  func add(_ line: String) {
    lock.withLock { lines.append(line) }
  }

  /// How many lines there are since the last look.
  var count: Int { lock.withLock { lines.count } }

  /// What was logged since the last look.
  func take() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}
