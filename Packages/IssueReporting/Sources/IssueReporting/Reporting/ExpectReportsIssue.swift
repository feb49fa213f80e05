/// Runs an operation that is expected to report issues and gives them back, to look at them. Reporting none is itself
/// an issue at the caller's line.
///
/// ```swift
/// let issues = expectReportsIssue("unknown row") { store.send(.deleteRow(id: unknownID)) }
/// ```
///
/// None of the issues counts. Issues of tasks that the operation starts are heard while it runs.
///
/// - Parameters:
///   - message: what one of the issues' messages contains at least; nil for any message.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work.
/// - Returns: the issues that were reported, in order.
@discardableResult
public func expectReportsIssue(
  _ message: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () throws -> Void
) rethrows -> [RecordedIssue] {
  let recorder = RecordingIssueReporter()
  try withIssueReporters([recorder], operation: operation)
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return checked(recorder.issues, message, at: place)
}

/// Runs an asynchronous operation that is expected to report issues and gives them back, to look at them. Reporting
/// none is itself an issue at the caller's line.
///
/// - Parameters:
///   - message: what one of the issues' messages contains at least; nil for any message.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work; it runs on the caller's actor.
/// - Returns: the issues that were reported, in order.
@discardableResult
public func expectReportsIssue(
  _ message: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () async throws -> Void
) async rethrows -> [RecordedIssue] {
  let recorder = RecordingIssueReporter()
  try await withIssueReporters([recorder], operation: operation)
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return checked(recorder.issues, message, at: place)
}

private func checked(
  _ issues: [RecordedIssue],
  _ message: String?,
  at place: IssuePlace
) -> [RecordedIssue] {
  if issues.contains(where: { message == nil || $0.message.contains(message ?? "") }) { return issues }
  let wanted = message.map { " that says \"\($0)\"" } ?? ""
  let reported = issues.map { "\n- \($0.message)" }.joined()
  reportIssue(
    "An issue\(wanted) was expected, but \(issues.isEmpty ? "none was reported." : "these were reported:")\(reported)",
    fileID: place.fileID,
    filePath: place.filePath,
    line: place.line,
    column: place.column
  )
  return issues
}
