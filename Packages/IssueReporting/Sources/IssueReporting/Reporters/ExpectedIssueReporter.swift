import Locking

/// Swallows the issues that are expected and hands on the others.
final class ExpectedIssueReporter: IssueReporter, @unchecked Sendable {
  private let others: [any IssueReporter]
  private let isExpected: @Sendable (RecordedIssue) -> Bool
  private let lock = Lock()
  private var isMet = false

  init(others: [any IssueReporter], isExpected: @escaping @Sendable (RecordedIssue) -> Bool) {
    self.others = others
    self.isExpected = isExpected
  }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message()
    let issue = RecordedIssue(
      message: text ?? "",
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    if isExpected(issue) { return lock.withLock { isMet = true } }
    // What they report themselves goes to those around them, not to them again.
    IssueScope.$current.withValue(.ofReporters) {
      for reporter in others {
        reporter.reportIssue(
          text,
          severity: severity,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    }
  }

  /// Takes an error that escaped the operation; cancellation is no issue, here as elsewhere.
  func add(_ error: any Error, at place: IssuePlace) {
    IssueReporting.reportIssue(
      error,
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }

  func reportIfUnmet(_ message: String?, at place: IssuePlace) {
    if lock.withLock({ isMet }) { return }
    IssueReporting.reportIssue(
      "An issue was expected, but none was reported\(message.map { ": \($0)" } ?? ".")",
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
