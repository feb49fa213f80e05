/// A clock that stands still: a sleep lasts until the test wakes it, or its task is cancelled.
final class HeldClock: Clock, Sendable {
  /// A moment on this clock, as the time since it was made.
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// A sleep that has begun.
  struct Sleep: Sendable {
    /// How long it was to last.
    let duration: Duration
    fileprivate let end: AsyncStream<Void>.Continuation

    /// Ends it.
    func wake() { end.finish() }
  }

  private let sleeps: AsyncStream<Sleep>
  private let began: AsyncStream<Sleep>.Continuation

  init() {
    (sleeps, began) = AsyncStream.makeStream(of: Sleep.self)
  }

  var now: Instant { Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (waiting, end) = AsyncStream.makeStream(of: Void.self)
    began.yield(Sleep(duration: deadline.offset, end: end))
    for await _ in waiting {}
    try Task.checkCancellation()
  }

  /// Waits for the next sleep to begin.
  func nextSleep() async -> Sleep {
    for await sleep in sleeps { return sleep }
    fatalError("the clock's sleeps do not end")
  }
}
