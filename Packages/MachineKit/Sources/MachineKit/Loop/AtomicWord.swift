#if canImport(Darwin)
  import Locking
#else
  import Synchronization
#endif

/// A number that threads share without a lock.
///
/// `Synchronization.Atomic` needs a newer system on Apple's platforms than this package does, so there a lock
/// stands in.
@frozen
@usableFromInline
struct AtomicWord: ~Copyable, @unchecked Sendable {
  #if canImport(Darwin)
    @usableFromInline let lock = Lock()
    @usableFromInline let cell: UnsafeMutablePointer<Int>

    @inlinable
    init(_ value: Int) {
      cell = .allocate(capacity: 1)
      cell.initialize(to: value)
    }

    @inlinable
    deinit { cell.deallocate() }
  #else
    @usableFromInline let atomic: Atomic<Int>

    @inlinable
    init(_ value: Int) { atomic = Atomic(value) }
  #endif

  /// The number, with everything that was written before it was stored.
  @inlinable @inline(__always)
  borrowing func load() -> Int {
    #if canImport(Darwin)
      lock.withLock { cell.pointee }
    #else
      atomic.load(ordering: .acquiring)
    #endif
  }

  /// Stores `desired` if the number is `expected`. Returns whether it was.
  @inlinable @inline(__always)
  borrowing func replace(_ expected: Int, with desired: Int) -> Bool {
    #if canImport(Darwin)
      lock.withLock {
        guard cell.pointee == expected else { return false }
        cell.pointee = desired
        return true
      }
    #else
      atomic.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    #endif
  }

  @inlinable @inline(__always)
  borrowing func store(_ value: Int) {
    #if canImport(Darwin)
      lock.withLock { cell.pointee = value }
    #else
      atomic.store(value, ordering: .releasing)
    #endif
  }
}
