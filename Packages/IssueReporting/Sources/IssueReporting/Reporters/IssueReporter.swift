/// Where issues go.
public protocol IssueReporter: Sendable {
  /// Takes an issue, on the thread that reports it.
  ///
  /// - Parameters:
  ///   - message: what is wrong.
  ///   - severity: how bad it is.
  ///   - fileID: the module and file it is reported at.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}
