import Locking

/// The limit of a subject with a current value: a value behind a lock, and a closure.
final class HandValue {
  private let lock = Lock()
  private var value = 0
  private let receive: (Int) -> Void

  init(_ receive: @escaping (Int) -> Void) {
    self.receive = receive
  }

  @inline(never)
  func send(_ value: Int) {
    lock.withLock { self.value = value }
    receive(value)
  }
}
