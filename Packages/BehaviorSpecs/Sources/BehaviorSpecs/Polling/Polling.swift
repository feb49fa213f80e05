/// How often and how long a value is looked at, and what is expected of it meanwhile.
struct Polling {
  enum Rule {
    case eventually, eventuallyNot, never, always

    var phrase: String {
      switch self {
      case .eventually: "to eventually"
      case .eventuallyNot: "to eventually not"
      case .never: "to never"
      case .always: "to always"
      }
    }

    var isNegated: Bool { self == .eventuallyNot || self == .never }

    /// Whether the first poll that holds is enough; else all of them must.
    var needsOne: Bool { self == .eventually || self == .eventuallyNot }
  }

  /// What came of it.
  struct Outcome<Value> {
    /// What is wrong, or nil when the rule holds.
    let failure: String?
    /// What the expression gave or threw at last.
    let last: Result<Value?, any Error>
  }

  /// A clock that jumps would never get to the end without any time between two polls.
  private static let shortestInterval = Duration.milliseconds(1)
  /// Some hundred years: clocks cannot count to the ends of a Duration.
  private static let longestTimeout = Duration.seconds(10_000_000_000)

  let rule: Rule
  let timeout: Duration
  let interval: Duration
  /// What to wait on; nil for the current ``PollingClock``.
  let clock: (any Clock<Duration>)?

  /// Polls a value until it is decided whether the rule holds.
  func outcome<Value>(
    of matcher: Matcher<Value>,
    isolation: isolated (any Actor)? = #isolation,
    _ evaluate: () async throws -> Value?
  ) async -> Outcome<Value> {
    let clock: any Clock<Duration> = clock ?? PollingClock.current
    return await poll(matcher, on: clock, evaluate)
  }

  private func poll<Value, PollClock: Clock>(
    _ matcher: Matcher<Value>,
    on clock: PollClock,
    isolation: isolated (any Actor)? = #isolation,
    _ evaluate: () async throws -> Value?
  ) async -> Outcome<Value> where PollClock.Duration == Duration {
    var now = clock.now
    let end = now.advanced(by: min(max(timeout, .zero), Self.longestTimeout))
    let interval = min(max(interval, Self.shortestInterval), Self.longestTimeout)
    while true {
      let last = await result(evaluate)
      let failure = matcher.failure(of: last, rule.phrase, isNegated: rule.isNegated)
      if rule.needsOne == (failure == nil) { return Outcome(failure: failure, last: last) }
      now = max(now, clock.now)
      if now >= end { return Outcome(failure: failure.map { "\($0) after \(timeout)" }, last: last) }
      do {
        // Also a clock that stands still, or does not sleep for long enough, has the polls come to an end.
        now = min(now.advanced(by: interval), end)
        try await clock.sleep(until: now, tolerance: nil)
      } catch {
        let failure =
          "expected \(rule.phrase) \(matcher.description), but the wait was cut short: \(described(error))"
        return Outcome(failure: failure, last: last)
      }
    }
  }

  private func result<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ evaluate: () async throws -> Value?
  ) async -> Result<Value?, any Error> {
    do { return .success(try await evaluate()) } catch { return .failure(error) }
  }
}
