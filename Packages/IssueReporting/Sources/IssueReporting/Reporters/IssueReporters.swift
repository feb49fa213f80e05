/// The reporters that `reportIssue` hands issues to.
public enum IssueReporters {
  @TaskLocal static var override: [any IssueReporter]?

  /// The reporters of this task: those of the innermost `withIssueReporters`, else ``IssueReporter/default``.
  public static var current: [any IssueReporter] {
    override ?? [.default]
  }
}

/// Runs an operation with other reporters, for it and the tasks it makes.
///
/// - Parameters:
///   - reporters: where issues go meanwhile; none silences them.
///   - operation: the work.
public func withIssueReporters<Value>(
  _ reporters: [any IssueReporter],
  operation: () throws -> Value
) rethrows -> Value {
  try IssueReporters.$override.withValue(reporters, operation: operation)
}

/// Runs an asynchronous operation with other reporters, for it and the tasks it makes.
///
/// - Parameters:
///   - reporters: where issues go meanwhile; none silences them.
///   - operation: the work; it runs on the caller's actor.
public func withIssueReporters<Value>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  try await IssueReporters.$override.withValue(reporters, operation: operation, isolation: isolation)
}
