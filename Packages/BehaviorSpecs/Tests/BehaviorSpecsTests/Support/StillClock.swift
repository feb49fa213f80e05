/// A clock whose time stands still, and on which a sleep takes none of it.
struct StillClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  struct SleepsWithoutEnd: Error {}

  /// How often it was slept on, so that a test comes to an end in any case.
  private let sleeps = Trace()

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    sleeps.add("sleep")
    if sleeps.events.count > 1_000 { throw SleepsWithoutEnd() }
  }
}
