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

  let rule: Rule
  let timeout: Duration
  let interval: Duration

  /// Polls a value until it is decided whether the rule holds.
  ///
  /// - Parameter clock: what to wait on; nil for the current ``PollingClock``.
  /// - Returns: what is wrong, or nil when it holds.
  func failure<Value>(
    of matcher: Matcher<Value>,
    on clock: (any Clock<Duration>)?,
    isolation: isolated (any Actor)? = #isolation,
    _ evaluate: () async -> Result<Value?, any Error>
  ) async -> String? {
    let clock: any Clock<Duration> = clock ?? PollingClock.current
    return await poll(matcher, on: clock, evaluate)
  }

  private func poll<Value, PollClock: Clock>(
    _ matcher: Matcher<Value>,
    on clock: PollClock,
    isolation: isolated (any Actor)? = #isolation,
    _ evaluate: () async -> Result<Value?, any Error>
  ) async -> String? where PollClock.Duration == Duration {
    let end = clock.now.advanced(by: timeout)
    while true {
      let failure = matcher.failure(of: await evaluate(), rule.phrase, isNegated: rule.isNegated)
      if rule.needsOne == (failure == nil) { return failure }
      let now = clock.now
      if now >= end { return failure.map { "\($0) after \(timeout)" } }
      do {
        try await clock.sleep(until: min(now.advanced(by: interval), end), tolerance: nil)
      } catch {
        return
          "expected \(rule.phrase) \(matcher.description), but the wait was cut short: \(described(error))"
      }
    }
  }
}
