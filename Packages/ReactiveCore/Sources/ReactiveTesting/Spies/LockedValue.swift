import Locking

/// A value that closures on any thread may read and change: what a mock was called with, what a sink
/// received.
///
/// ```swift
/// let pages = LockedValue<[Int]>([])
/// let movies = Movies(fetch: { page in pages.append(page); return [] })
/// // …
/// #expect(pages.value == [1, 2])
/// ```
///
/// Each call is atomic. `Value` need not be `Sendable`: a value of reference type is shared, not guarded.
public final class LockedValue<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var stored: Value

  /// Makes a value that any thread may read and change.
  ///
  /// - Parameter value: the first value.
  public init(_ value: Value) {
    stored = value
  }

  /// The value now. To change it depending on what it is, use ``withValue(_:)``.
  public var value: Value {
    get { lock.withLock { stored } }
    set {
      // The old value is released after the lock: its deinit may come back here.
      let old = lock.withLock {
        let old = stored
        stored = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Changes the value in one step.
  ///
  /// - Parameter change: short work on the value; it must not use this object, whose lock is held.
  /// - Returns: what `change` returns.
  /// - Throws: what `change` throws; what it did to the value before stays.
  @discardableResult
  public func withValue<Result, Failure: Error>(
    _ change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { () throws(Failure) -> Result in try change(&stored) }
  }
}

extension LockedValue where Value: RangeReplaceableCollection {
  /// Adds an element at the end.
  ///
  /// - Parameter element: the element.
  public func append(_ element: Value.Element) {
    lock.withLock { stored.append(element) }
  }
}
