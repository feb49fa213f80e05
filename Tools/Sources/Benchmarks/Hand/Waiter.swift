import Locking

/// Lets one task wait for one call.
final class Waiter: @unchecked Sendable {
  private let lock = Lock()
  private var continuation: CheckedContinuation<Void, Never>?

  /// Waits for `resume()` after it has done what leads to it.
  func wait(_ start: () -> Void) async {
    await withCheckedContinuation { continuation in
      lock.withLock { self.continuation = continuation }
      start()
    }
  }

  func resume() {
    let waiting = lock.withLock {
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume()
  }
}
