/// Runs an operation whose issues are reported at the given place: for a helper that checks on behalf of its
/// caller.
///
/// ```swift
/// func expectValid(_ order: Order, fileID: StaticString = #fileID, …) {
///   withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) { order.validate() }
/// }
/// ```
///
/// - Parameters:
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work.
/// - Returns: what the operation returns.
public func withIssueContext<Value>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> Value
) rethrows -> Value {
  var scope = IssueScope.current ?? IssueScope()
  scope.place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueScope.$current.withValue(scope, operation: operation)
}

/// Runs an asynchronous operation whose issues are reported at the given place.
///
/// - Parameters:
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: what the operation returns.
public func withIssueContext<Value>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  var scope = IssueScope.current ?? IssueScope()
  scope.place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueScope.$current.withValue(scope, operation: operation, isolation: isolation)
}
