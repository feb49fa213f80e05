import Locking

/// What a feedback's effects in one loop have in common: once it has stopped, nothing of any of them arrives, also
/// of those that had finished and whose events still wait.
final class EffectOwner: @unchecked Sendable {
  private let lock = Lock()
  private var hasStopped = false

  var isStopped: Bool {
    lock.withLock { hasStopped }
  }

  func stop() {
    lock.withLock { hasStopped = true }
  }
}
