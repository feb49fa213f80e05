/// Where issues go. A reporter is called on the threads that report, on several at once.
///
/// ```swift
/// struct CrashLog: IssueReporter {
///   func reportIssue(
///     _ message: @autoclosure () -> String?, severity: IssueSeverity,
///     fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
///   ) {
///     if severity == .error { log("\(fileID):\(line): \(message() ?? "")") }
///   }
/// }
/// IssueReporters.current = [.default, CrashLog()]
/// ```
public protocol IssueReporter: Sendable {
  /// Takes an issue, on the thread that reports it. What it reports itself meanwhile goes to the reporters around it.
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
