import Locking

/// What the user of a ``ReleasedSink`` keeps, without its closures. It and the subscription keep each other until
/// one of them ends.
@usableFromInline
final class SinkCancellable: Cancellable, @unchecked Sendable {
  /// Not zero once the sink has completed or was cancelled. Changed under the lock and read without it.
  @usableFromInline let ended = AtomicInt(0)

  // Guarded by the lock.
  private let lock = Lock()
  @exclusivity(unchecked) private var subscription: (any Subscription)?

  @usableFromInline init() {}

  @inlinable @inline(__always)
  var isActive: Bool { ended.load() == 0 }

  /// Takes the subscription, and asks it for all values.
  @usableFromInline
  func attach(_ subscription: any Subscription) {
    let isAccepted = lock.withLock {
      guard isActive, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isAccepted {
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  /// Ends the sink. Whether it had not ended, and the subscription.
  @usableFromInline
  func end() -> (wasActive: Bool, subscription: (any Subscription)?) {
    lock.withLock {
      guard isActive else { return (false, nil) }
      ended.store(1)
      defer { subscription = nil }
      return (true, subscription)
    }
  }

  @usableFromInline
  func cancel() {
    end().subscription?.cancel()
  }
}
