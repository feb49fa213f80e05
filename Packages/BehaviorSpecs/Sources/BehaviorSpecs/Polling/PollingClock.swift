/// The clock that expectations poll on.
enum PollingClock {
  @TaskLocal static var current: any Clock<Duration> = ContinuousClock()
}

/// Runs an operation in which expectations poll on another clock, for it and the tasks it makes. With a clock
/// that a test moves, `toEventually` waits no real time.
///
/// ```swift
/// aroundEach { runExample in
///   await withPollingClock(clock) { await runExample() }
/// }
/// ```
///
/// - Parameters:
///   - clock: what to wait on.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: what the operation returns.
public func withPollingClock<Value>(
  _ clock: any Clock<Duration>,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  try await PollingClock.$current.withValue(clock, operation: operation, isolation: isolation)
}
