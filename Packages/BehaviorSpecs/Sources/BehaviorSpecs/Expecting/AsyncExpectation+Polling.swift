extension AsyncExpectation {
  /// Polls until the value matches; it fails when that has not happened in time. The expression is
  /// evaluated once a poll. Nil is no match and no mismatch, unless the matcher is of nil: it fails as
  /// written.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - timeout: how long to poll, on the clock.
  ///   - pollInterval: how long to wait between two polls, on the clock.
  ///   - clock: what to wait on; the one of ``withPollingClock(_:isolation:operation:)`` by default.
  ///   - description: what is wrong when it fails, for the message.
  public func toEventually(
    _ matcher: Matcher<Value>,
    timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let polling = Polling(rule: .eventually, timeout: timeout, interval: pollInterval, clock: clock)
    await check(polling, matcher, description)
  }

  /// Polls until the value does not match; it fails when that has not happened in time. The expression is
  /// evaluated once a poll. Nil is no match and no mismatch, unless the matcher is of nil: it fails as
  /// written.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - timeout: how long to poll, on the clock.
  ///   - pollInterval: how long to wait between two polls, on the clock.
  ///   - clock: what to wait on; the one of ``withPollingClock(_:isolation:operation:)`` by default.
  ///   - description: what is wrong when it fails, for the message.
  public func toEventuallyNot(
    _ matcher: Matcher<Value>,
    timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let polling = Polling(rule: .eventuallyNot, timeout: timeout, interval: pollInterval, clock: clock)
    await check(polling, matcher, description)
  }

  /// Polls for the whole time; it fails as soon as the value matches. The expression is
  /// evaluated once a poll. Nil is no match and no mismatch, unless the matcher is of nil: it fails as
  /// written.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - timeout: how long to poll, on the clock.
  ///   - pollInterval: how long to wait between two polls, on the clock.
  ///   - clock: what to wait on; the one of ``withPollingClock(_:isolation:operation:)`` by default.
  ///   - description: what is wrong when it fails, for the message.
  public func toNever(
    _ matcher: Matcher<Value>,
    until timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let polling = Polling(rule: .never, timeout: timeout, interval: pollInterval, clock: clock)
    await check(polling, matcher, description)
  }

  /// Polls for the whole time; it fails as soon as the value does not match. The expression is
  /// evaluated once a poll. Nil is no match and no mismatch, unless the matcher is of nil: it fails as
  /// written.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - timeout: how long to poll, on the clock.
  ///   - pollInterval: how long to wait between two polls, on the clock.
  ///   - clock: what to wait on; the one of ``withPollingClock(_:isolation:operation:)`` by default.
  ///   - description: what is wrong when it fails, for the message.
  public func toAlways(
    _ matcher: Matcher<Value>,
    until timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let polling = Polling(rule: .always, timeout: timeout, interval: pollInterval, clock: clock)
    await check(polling, matcher, description)
  }

  private func check(
    _ polling: Polling,
    _ matcher: Matcher<Value>,
    _ description: String?,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    place.settle(await polling.outcome(of: matcher, expression).failure, description)
  }
}
