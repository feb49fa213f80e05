/// Reports an issue: in a test it fails that test at the caller's line; elsewhere it writes one line to standard
/// error and carries on.
///
/// ```swift
/// guard let row = rows[id] else {
///   reportIssue("An event came for row \(id), which is not there.")
///   return
/// }
/// ```
///
/// May be called from any thread. Never crashes by itself, and links no test framework. An issue that a reporter
/// reports while it takes one goes to the reporters around it.
///
/// - Parameters:
///   - message: what is wrong, where, and what to do.
///   - severity: an error, unless said otherwise.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
public func reportIssue(
  _ message: @autoclosure () -> String = "",
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let reporters = IssueReporters.current
  if reporters.isEmpty { return }
  let place =
    IssueScope.current?.place ?? IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let text = message()
  IssueScope.$current.withValue(.ofReporters) {
    for reporter in reporters {
      reporter.reportIssue(
        text,
        severity: severity,
        fileID: place.fileID,
        filePath: place.filePath,
        line: place.line,
        column: place.column
      )
    }
  }
}

/// Reports an error that nothing handles. A `CancellationError` is not an issue, and is not reported.
///
/// - Parameters:
///   - error: the error.
///   - message: what was being done, if the error alone does not say.
///   - severity: an error, unless said otherwise.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  if error is CancellationError { return }
  reportIssue(
    "Caught error: \(error)\(message().map { " — \($0)" } ?? "")",
    severity: severity,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
