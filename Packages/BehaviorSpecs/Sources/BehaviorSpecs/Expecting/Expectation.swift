/// A value that something is expected of. ``expect(_:fileID:filePath:line:column:)`` makes one.
public struct Expectation<Value> {
  let expression: () throws -> Value?
  let place: SourcePlace

  /// Reports an issue unless the value matches.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - description: what is wrong when it fails, for the message.
  public func to(_ matcher: Matcher<Value>, description: String? = nil) {
    place.settle(matcher.failure(of: Result(catching: expression)), description)
  }

  /// Reports an issue if the value matches, or if the matcher cannot tell: most cannot of nil.
  ///
  /// - Parameters:
  ///   - matcher: what is not expected.
  ///   - description: what is wrong when it fails, for the message.
  public func toNot(_ matcher: Matcher<Value>, description: String? = nil) {
    place.settle(matcher.failure(of: Result(catching: expression), isNegated: true), description)
  }

  /// Another word for ``toNot(_:description:)``.
  public func notTo(_ matcher: Matcher<Value>, description: String? = nil) {
    toNot(matcher, description: description)
  }

  /// Polls until the value matches; it fails when that has not happened in time. The expression is
  /// evaluated once a poll.
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
    let polling = Polling(rule: .eventually, timeout: timeout, interval: pollInterval)
    let failure = await polling.failure(of: matcher, on: clock) {
      Result(catching: expression)
    }
    place.settle(failure, description)
  }

  /// Polls until the value does not match; it fails when that has not happened in time. The expression is
  /// evaluated once a poll.
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
    let polling = Polling(rule: .eventuallyNot, timeout: timeout, interval: pollInterval)
    let failure = await polling.failure(of: matcher, on: clock) {
      Result(catching: expression)
    }
    place.settle(failure, description)
  }

  /// Polls for the whole time; it fails as soon as the value matches. The expression is
  /// evaluated once a poll.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - timeout: how long to poll, on the clock.
  ///   - pollInterval: how long to wait between two polls, on the clock.
  ///   - clock: what to wait on; the one of ``withPollingClock(_:isolation:operation:)`` by default.
  ///   - description: what is wrong when it fails, for the message.
  public func toNever(
    _ matcher: Matcher<Value>,
    timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let polling = Polling(rule: .never, timeout: timeout, interval: pollInterval)
    let failure = await polling.failure(of: matcher, on: clock) {
      Result(catching: expression)
    }
    place.settle(failure, description)
  }

  /// Polls for the whole time; it fails as soon as the value does not match. The expression is
  /// evaluated once a poll.
  ///
  /// - Parameters:
  ///   - matcher: what is expected.
  ///   - timeout: how long to poll, on the clock.
  ///   - pollInterval: how long to wait between two polls, on the clock.
  ///   - clock: what to wait on; the one of ``withPollingClock(_:isolation:operation:)`` by default.
  ///   - description: what is wrong when it fails, for the message.
  public func toAlways(
    _ matcher: Matcher<Value>,
    timeout: Duration = .seconds(1),
    pollInterval: Duration = .milliseconds(10),
    clock: (any Clock<Duration>)? = nil,
    description: String? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let polling = Polling(rule: .always, timeout: timeout, interval: pollInterval)
    let failure = await polling.failure(of: matcher, on: clock) {
      Result(catching: expression)
    }
    place.settle(failure, description)
  }
}
