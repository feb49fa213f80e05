import Locking

/// The limit of a fan-out: an array of closures behind a lock.
final class HandObservers: @unchecked Sendable {
  private let lock = Lock()
  private var observers: [(Int) -> Void] = []

  func add(_ observer: @escaping (Int) -> Void) {
    lock.withLock { observers.append(observer) }
  }

  @inline(never)
  func send(_ value: Int) {
    let current = lock.withLock { observers }
    for observer in current { observer(value) }
  }
}
