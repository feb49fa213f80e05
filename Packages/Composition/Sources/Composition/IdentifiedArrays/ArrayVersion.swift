#if canImport(Darwin)
  import Locking
#else
  import Synchronization
#endif

/// Which of all the arrays that this process has seen: every change of an array makes a version of its own, so
/// that two copies which have been changed in different ways are never taken for one.
@usableFromInline
struct ArrayVersion: Equatable, Sendable {
  @usableFromInline let number: Int

  /// A version that there has not been before.
  @usableFromInline
  init() {
    number = Self.next()
  }

  #if canImport(Darwin)
    private static let counter = Counter()

    private final class Counter: @unchecked Sendable {
      let lock = Lock()
      var last = 0
    }

    private static func next() -> Int {
      counter.lock.withLock {
        counter.last &+= 1
        return counter.last
      }
    }
  #else
    private static let counter = Atomic<Int>(0)

    private static func next() -> Int {
      counter.wrappingAdd(1, ordering: .relaxed).newValue
    }
  #endif
}
