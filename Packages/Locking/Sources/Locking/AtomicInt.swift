#if !canImport(Darwin)
  import Synchronization
#endif

/// An integer that threads share without a lock.
///
/// On Apple's platforms a lock stands in: `Synchronization.Atomic` needs a newer system there than the layers do.
///
/// ```swift
/// let phase = AtomicInt(0)
/// if phase.replace(0, with: 1) { start() }
/// ```
@frozen
public struct AtomicInt: ~Copyable, @unchecked Sendable {
  #if canImport(Darwin)
    @usableFromInline let lock = Lock()
    @usableFromInline let cell: UnsafeMutablePointer<Int>

    /// Makes an integer with a first value.
    @inlinable
    public init(_ value: Int) {
      cell = .allocate(capacity: 1)
      cell.initialize(to: value)
    }

    @inlinable
    deinit { cell.deallocate() }
  #else
    @usableFromInline let atomic: Atomic<Int>

    /// Makes an integer with a first value.
    @inlinable
    public init(_ value: Int) { atomic = Atomic(value) }
  #endif

  /// The value, with everything that was written before it was stored.
  @inlinable @inline(__always)
  public borrowing func load() -> Int {
    #if canImport(Darwin)
      lock.withLock { cell.pointee }
    #else
      atomic.load(ordering: .acquiring)
    #endif
  }

  /// The value, read after everything that this thread did before to any of these integers.
  @inlinable @inline(__always)
  public borrowing func loadInOrder() -> Int {
    #if canImport(Darwin)
      lock.withLock { cell.pointee }
    #else
      atomic.load(ordering: .sequentiallyConsistent)
    #endif
  }

  /// Stores a value, and with it everything that was written before.
  ///
  /// Not for handing an object over: the optimizer may move a retain, which is no write to it, behind the store. An
  /// exchange, or a function that is not inlined around what is retained, holds it back.
  ///
  /// - Parameter value: the value.
  @inlinable @inline(__always)
  public borrowing func store(_ value: Int) {
    #if canImport(Darwin)
      lock.withLock { cell.pointee = value }
    #else
      atomic.store(value, ordering: .releasing)
    #endif
  }

  /// Stores a value. Returns the one before.
  ///
  /// - Parameter value: the value to store.
  @inlinable @inline(__always)
  public borrowing func exchange(_ value: Int) -> Int {
    #if canImport(Darwin)
      lock.withLock {
        defer { cell.pointee = value }
        return cell.pointee
      }
    #else
      atomic.exchange(value, ordering: .sequentiallyConsistent)
    #endif
  }

  /// Stores `desired` if the value is `expected`. Returns whether it was.
  ///
  /// - Parameters:
  ///   - expected: what the value has to be.
  ///   - desired: what is stored then.
  @inlinable @inline(__always)
  public borrowing func replace(_ expected: Int, with desired: Int) -> Bool {
    #if canImport(Darwin)
      lock.withLock {
        guard cell.pointee == expected else { return false }
        cell.pointee = desired
        return true
      }
    #else
      atomic.compareExchange(expected: expected, desired: desired, ordering: .sequentiallyConsistent)
        .exchanged
    #endif
  }

  /// Adds to the value, wrapping around. Returns the value before.
  ///
  /// - Parameter amount: how much.
  @inlinable @inline(__always)
  @discardableResult
  public borrowing func add(_ amount: Int) -> Int {
    #if canImport(Darwin)
      lock.withLock {
        defer { cell.pointee &+= amount }
        return cell.pointee
      }
    #else
      atomic.wrappingAdd(amount, ordering: .sequentiallyConsistent).oldValue
    #endif
  }

  /// Sets bits of the value. Returns the value before.
  ///
  /// - Parameter bits: the bits to set; those that are set stay so.
  @inlinable @inline(__always)
  @discardableResult
  public borrowing func insert(bits: Int) -> Int {
    #if canImport(Darwin)
      lock.withLock {
        defer { cell.pointee |= bits }
        return cell.pointee
      }
    #else
      atomic.bitwiseOr(bits, ordering: .sequentiallyConsistent).oldValue
    #endif
  }
}
