/// Runs an operation that is expected to report an issue: what it reports does not count, and reporting none is
/// itself an issue at the caller's line.
///
/// - Parameters:
///   - message: why the issue is expected.
///   - isIntermittent: whether reporting none is fine too.
///   - operation: the work.
public func withExpectedIssue<Value>(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () throws -> Value
) rethrows -> Value {
  let recorder = RecordingIssueReporter()
  let value = try withIssueReporters([recorder], operation: operation)
  if recorder.issues.isEmpty, !isIntermittent {
    reportMissingIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  return value
}

/// Runs an asynchronous operation that is expected to report an issue.
///
/// - Parameters:
///   - message: why the issue is expected.
///   - isIntermittent: whether reporting none is fine too.
///   - operation: the work; it runs on the caller's actor.
public func withExpectedIssue<Value>(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () async throws -> Value
) async rethrows -> Value {
  let recorder = RecordingIssueReporter()
  let value = try await withIssueReporters([recorder], isolation: isolation, operation: operation)
  if recorder.issues.isEmpty, !isIntermittent {
    reportMissingIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  return value
}

private func reportMissingIssue(
  _ message: String?,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  reportIssue(
    "An issue was expected, but none was reported\(message.map { ": \($0)" } ?? ".")",
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
