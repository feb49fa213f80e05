/// A place in the source that issues are reported at instead of their own.
struct IssueContext: Sendable {
  @TaskLocal static var current: IssueContext?

  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Runs an operation whose issues are reported at the given place: for a helper that checks on behalf of its
/// caller.
///
/// - Parameters:
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work.
public func withIssueContext<Value>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> Value
) rethrows -> Value {
  let place = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueContext.$current.withValue(place, operation: operation)
}

/// Runs an asynchronous operation whose issues are reported at the given place.
///
/// - Parameters:
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work; it runs on the caller's actor.
public func withIssueContext<Value>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  let place = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueContext.$current.withValue(place, operation: operation, isolation: isolation)
}
