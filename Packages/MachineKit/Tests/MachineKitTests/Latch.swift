import Locking

/// Lets tasks wait until a test opens it.
final class Latch: @unchecked Sendable {
  private let lock = Lock()
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Suspends until the latch is open. Not ended by cancellation.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = lock.withLock {
        if !self.isOpen { waiters.append(continuation) }
        return self.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let opened = lock.withLock {
      isOpen = true
      let taken = waiters
      waiters = []
      return taken
    }
    for waiter in opened { waiter.resume() }
  }
}

/// A value that several threads change.
final class Shared<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    lock.withLock { stored }
  }

  func update(_ change: (inout Value) -> Void) {
    lock.withLock { change(&stored) }
  }
}
