/// Runs an operation and reports the error that it throws, if any, at the caller's line.
///
/// - Parameters:
///   - message: what is being done, for the report.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work.
/// - Returns: what the operation returns, or nil when it threw.
@discardableResult
public func withErrorReporting<Value>(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching operation: () throws -> Value
) -> Value? {
  do {
    return try operation()
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}

/// Runs an asynchronous operation and reports the error that it throws, if any, at the caller's line.
///
/// - Parameters:
///   - message: what is being done, for the report.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: what the operation returns, or nil when it threw.
@discardableResult
public func withErrorReporting<Value>(
  _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  catching operation: () async throws -> Value
) async -> Value? {
  do {
    return try await operation()
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    return nil
  }
}
