/// What is looked at again and again: expectations and requirements.
///
/// ```swift
/// await expect(model.isLoading).toEventually(beFalse())
/// try await require(model.rows).toEventually(haveCount(3))
/// ```
///
/// Not to be conformed to: it holds what its four types have in common.
public protocol PollingExpectation<Value> {
  /// What is looked at.
  associatedtype Value
  /// What is returned when it holds: nothing, or the value.
  associatedtype Verdict
  /// What is thrown when it does not: nothing, or ``RequirementFailed``.
  associatedtype Failure: Error

  /// Polls until it is decided, and reports an issue when the condition does not hold.
  func poll(
    _ condition: PollingCondition<Value>,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Verdict
}

extension PollingExpectation {
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
  /// - Returns: of a requirement, the value of the last poll.
  /// - Throws: of a requirement, ``RequirementFailed``, which ends the example.
  @discardableResult
  public func toEventually(
    _ matcher: Matcher<Value>,
    timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Verdict {
    let polling = Polling(rule: .eventually, timeout: timeout, interval: pollInterval, clock: clock)
    return try await poll(PollingCondition(polling, matcher, description), isolation: isolation)
  }

  /// Polls until the value does not match; otherwise it is as
  /// ``toEventually(_:timeout:pollInterval:clock:description:isolation:)``.
  @discardableResult
  public func toEventuallyNot(
    _ matcher: Matcher<Value>,
    timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Verdict {
    let polling = Polling(rule: .eventuallyNot, timeout: timeout, interval: pollInterval, clock: clock)
    return try await poll(PollingCondition(polling, matcher, description), isolation: isolation)
  }

  /// Polls for the whole time; it fails as soon as the value matches. Otherwise it is as
  /// ``toEventually(_:timeout:pollInterval:clock:description:isolation:)``.
  @discardableResult
  public func toNever(
    _ matcher: Matcher<Value>,
    until timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Verdict {
    let polling = Polling(rule: .never, timeout: timeout, interval: pollInterval, clock: clock)
    return try await poll(PollingCondition(polling, matcher, description), isolation: isolation)
  }

  /// Polls for the whole time; it fails as soon as the value does not match. Otherwise it is as
  /// ``toEventually(_:timeout:pollInterval:clock:description:isolation:)``.
  @discardableResult
  public func toAlways(
    _ matcher: Matcher<Value>,
    until timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Verdict {
    let polling = Polling(rule: .always, timeout: timeout, interval: pollInterval, clock: clock)
    return try await poll(PollingCondition(polling, matcher, description), isolation: isolation)
  }
}
