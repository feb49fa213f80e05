/// Fails the running test, or writes to standard error when no test runs.
public struct DefaultIssueReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? ""
    let issue = RecordedIssue(
      message: text.isEmpty ? "An issue was reported." : text,
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    switch TestFramework.current {
    case .swiftTesting: SwiftTestingRecorder.record(issue)
    case .xcTest: XCTestRecorder.record(issue)
    case nil: StandardError.write(issue.description)
    }
  }
}

extension IssueReporter where Self == DefaultIssueReporter {
  /// Fails the running test at the reported line; outside tests writes `file:line: issue: message` to standard
  /// error and carries on.
  public static var `default`: Self { DefaultIssueReporter() }
}
