import Locking

/// The limit of a subject whose subscribers come and go: an array of closures with their numbers behind a lock.
final class HandSubject: @unchecked Sendable {
  private let lock = Lock()
  private var observers: [(number: Int, receive: (Int) -> Void)] = []
  private var lastNumber = 0

  @inline(never)
  func add(_ observer: @escaping (Int) -> Void) -> Int {
    lock.withLock {
      lastNumber += 1
      observers.append((lastNumber, observer))
      return lastNumber
    }
  }

  @inline(never)
  func remove(_ number: Int) {
    let removed = lock.withLock {
      observers.firstIndex { $0.number == number }.map { observers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  @inline(never)
  func send(_ value: Int) {
    let current = lock.withLock { observers }
    for observer in current { observer.receive(value) }
  }
}
