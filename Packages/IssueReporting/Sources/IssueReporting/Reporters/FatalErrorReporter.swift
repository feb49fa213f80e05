/// Ends the process with the issue as its message.
public struct FatalErrorReporter: IssueReporter {
  /// Ends the process, on whatever thread it is called. A warning ends it too.
  ///
  /// - Parameters:
  ///   - message: what is wrong; it is printed with its line breaks, other control characters escaped.
  ///   - severity: how bad it is; of no account here.
  ///   - fileID: the module and file it is reported at.
  ///   - filePath: the path of that file, which is printed.
  ///   - line: the line, which is printed.
  ///   - column: the column.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = (message() ?? "").escapingControlCharacters(keepingLines: true)
    Swift.fatalError(text, file: filePath, line: line)
  }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the process at the first issue.
  public static var fatalError: Self { FatalErrorReporter() }
}
