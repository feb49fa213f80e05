import IssueReporting

/// The place in a test that a failure is reported at.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  func report(_ message: String, severity: IssueSeverity = .error) {
    reportIssue(
      message,
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
