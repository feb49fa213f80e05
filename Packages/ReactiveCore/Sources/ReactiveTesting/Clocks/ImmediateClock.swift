import Locking

/// A clock on which sleeping takes no time: the clock's time jumps to when the sleep would have ended.
///
/// ```swift
/// let search = SearchModel(clock: ImmediateClock())
/// ```
public final class ImmediateClock: Clock, @unchecked Sendable {
  public typealias Instant = TestClock.Instant
  public typealias Duration = Swift.Duration

  private let lock = Lock()
  private var time: Swift.Duration

  /// - Parameter now: the time to begin at.
  public init(now: Instant = Instant()) {
    time = now.offset
  }

  public var now: Instant {
    lock.withLock { Instant(offset: time) }
  }

  public var minimumResolution: Swift.Duration { .zero }

  /// Returns at once, after other tasks had a chance to run.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline.offset) }
    await Task.yield()
  }
}
