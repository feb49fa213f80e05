import Locking

/// A moment after which a wait gives up.
final class Deadline: @unchecked Sendable {
  private let lock = Lock()
  private var isPast = false
  private var timer: Task<Void, Never>?

  /// Starts the clock; `onPassed` is called once when the time is up.
  init(after timeout: Duration, onPassed: @escaping @Sendable () -> Void) {
    timer = Task.detached { [weak self] in
      try? await Task.sleep(for: timeout)
      guard !Task.isCancelled else { return }
      self?.pass()
      onPassed()
    }
  }

  var hasPassed: Bool {
    lock.withLock { isPast }
  }

  func cancel() {
    timer?.cancel()
  }

  private func pass() {
    lock.withLock { isPast = true }
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The duration as people write it: `100ms`, `1.5s`.
  var shortDescription: String {
    let milliseconds = seconds * 1_000
    if abs(milliseconds) >= 1_000 { return "\(trimmed(milliseconds / 1_000))s" }
    return "\(trimmed(milliseconds))ms"
  }

  private func trimmed(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
