import Locking

/// A clock whose time jumps to the end of each sleep, so that nothing waits.
final class JumpClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let lock = Lock()
  private var time = Instant(offset: .zero)
  private var sleeps = 0

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }
  var sleepCount: Int { lock.withLock { sleeps } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    lock.withLock {
      time = max(time, deadline)
      sleeps += 1
    }
  }
}
