import Locking

/// Counts how often something happened, on whatever thread.
///
/// ```swift
/// let calls = LockedCount()
/// let movies = Movies(fetch: { page in calls.increment(); return [Movie(id: page)] })
/// // …
/// #expect(calls.value == 1)
/// ```
public final class LockedCount: @unchecked Sendable {
  private let lock = Lock()
  private var count: Int

  /// Makes a count.
  ///
  /// - Parameter value: the count to begin with.
  public init(_ value: Int = 0) {
    count = value
  }

  /// The count now.
  public var value: Int {
    lock.withLock { count }
  }

  /// Adds one, or as many as given.
  ///
  /// - Parameter amount: how much.
  /// - Returns: the count after it.
  @discardableResult
  public func increment(by amount: Int = 1) -> Int {
    lock.withLock {
      count += amount
      return count
    }
  }

  /// Takes one away, or as many as given.
  ///
  /// - Parameter amount: how much.
  /// - Returns: the count after it.
  @discardableResult
  public func decrement(by amount: Int = 1) -> Int {
    increment(by: -amount)
  }
}
