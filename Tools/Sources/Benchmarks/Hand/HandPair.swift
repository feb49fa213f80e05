import Locking

/// The limit of an operator of two upstreams: two slots under one lock, and a closure.
final class HandPair {
  private let lock = Lock()
  private var left: Int?
  private var right: Int?
  private let receive: (Int, Int) -> Void

  init(_ receive: @escaping (Int, Int) -> Void) {
    self.receive = receive
  }

  /// Sets a slot, and passes both on if the other is set too.
  @inline(never)
  func combineLeft(_ value: Int) {
    let pair: (Int, Int)? = lock.withLock {
      left = value
      return right.map { (value, $0) }
    }
    if let pair { receive(pair.0, pair.1) }
  }

  /// Sets a slot, and passes both on if the other is set too.
  @inline(never)
  func combineRight(_ value: Int) {
    let pair: (Int, Int)? = lock.withLock {
      right = value
      return left.map { ($0, value) }
    }
    if let pair { receive(pair.0, pair.1) }
  }

  /// Sets the first slot.
  @inline(never)
  func zipLeft(_ value: Int) {
    lock.withLock { left = value }
  }

  /// Passes on the first slot with a value, and empties it.
  @inline(never)
  func zipRight(_ value: Int) {
    let pair: (Int, Int)? = lock.withLock {
      defer { left = nil }
      return left.map { ($0, value) }
    }
    if let pair { receive(pair.0, pair.1) }
  }

  /// Passes a value on, after a look at the state.
  @inline(never)
  func merge(_ value: Int) {
    lock.withLock { left = value }
    receive(value, 0)
  }
}
