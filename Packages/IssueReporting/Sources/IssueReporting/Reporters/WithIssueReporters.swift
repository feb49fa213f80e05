/// Runs an operation with other reporters, for it and the tasks it makes.
///
/// ```swift
/// withIssueReporters([.fatalError]) { runCheckout() }
/// ```
///
/// - Parameters:
///   - reporters: where issues go meanwhile; none silences them.
///   - operation: the work.
/// - Returns: what the operation returns.
public func withIssueReporters<Value>(
  _ reporters: [any IssueReporter],
  operation: () throws -> Value
) rethrows -> Value {
  try IssueScope.$current.withValue(.with(reporters: reporters), operation: operation)
}

/// Runs an asynchronous operation with other reporters, for it and the tasks it makes.
///
/// - Parameters:
///   - reporters: where issues go meanwhile; none silences them.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: what the operation returns.
public func withIssueReporters<Value>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  try await IssueScope.$current.withValue(
    .with(reporters: reporters),
    operation: operation,
    isolation: isolation
  )
}
