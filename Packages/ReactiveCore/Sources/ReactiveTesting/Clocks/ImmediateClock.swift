import Locking

/// A clock on which sleeping takes no time: the clock's time jumps to when the sleep would have ended.
///
/// ```swift
/// let search = SearchModel(clock: ImmediateClock())
/// ```
public final class ImmediateClock: Clock, @unchecked Sendable {
  /// A time of the clock, the same kind as a ``TestClock``'s.
  public typealias Instant = TestClock.Instant
  /// A length of its time.
  public typealias Duration = Swift.Duration

  private let lock = Lock()
  private var time: Swift.Duration

  /// Makes a clock.
  ///
  /// - Parameter now: the time to begin at.
  public init(now: Instant = Instant()) {
    time = now.offset
  }

  /// The time: where the longest sleep so far would have ended.
  public var now: Instant {
    lock.withLock { Instant(offset: time) }
  }

  /// None: any length can be slept.
  public var minimumResolution: Swift.Duration { .zero }

  /// Returns at once, after other tasks had a chance to run.
  ///
  /// - Parameters:
  ///   - deadline: when the sleep ends; the time of the clock from then on.
  ///   - tolerance: not used.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline.offset) }
    await Task.yield()
  }
}
