/// Ends the process with the issue as its message.
public struct FatalErrorReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    Swift.fatalError(message() ?? "", file: filePath, line: line)
  }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the process at the first issue.
  public static var fatalError: Self { FatalErrorReporter() }
}
