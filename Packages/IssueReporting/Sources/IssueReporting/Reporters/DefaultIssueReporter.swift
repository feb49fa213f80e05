/// Fails the running test, or writes to standard error when no test runs.
public struct DefaultIssueReporter: IssueReporter {
  /// Fails the running test at a line, or writes the issue to standard error. May be called from any thread; an issue
  /// that belongs to no test fails the whole run.
  ///
  /// - Parameters:
  ///   - message: what is wrong; an empty one reads "An issue was reported."
  ///   - severity: how bad it is; a warning fails nothing.
  ///   - fileID: the module and file it is reported at.
  ///   - filePath: the path of that file.
  ///   - line: the line.
  ///   - column: the column.
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
    case .swiftTesting: record(inSwiftTesting: issue)
    case .xcTest: record(inXCTest: issue)
    case nil: StandardError.write(issue.description)
    }
  }

  private func record(inSwiftTesting issue: RecordedIssue) {
    let printable = issue.withMessage(issue.message.escapingControlCharacters(keepingLines: true))
    if let bridge = SwiftTestingBridge.shared, record(printable, with: bridge) { return }
    UnattributedIssues.add(
      issue,
      because: "Swift Testing's Issue.record was not found, so no test failed here."
    )
  }

  private func record(_ issue: RecordedIssue, with bridge: SwiftTestingBridge) -> Bool {
    if SwiftTestingCurrentTest.exists { return bridge.record(issue) }
    if let asTest = IssueScope.current?.asTest {
      nonisolated(unsafe) var isRecorded = false
      asTest { isRecorded = bridge.record(issue) }
      return isRecorded
    }
    // The body of an exit test is a process of its own, whose issues Swift Testing hands to the test.
    if Self.isExitTest { return bridge.record(issue) }
    let captured = IssueScope.current?.testID.map { "in a context captured by the test \($0)" }
    return bridge.record(issue.withMessage("\(issue.message)\n(\(captured ?? Self.howToAttribute))"))
  }

  private static let isExitTest = TestFramework.environmentHas("SWT_EXIT_TEST_ID")

  private static let howToAttribute =
    "from a detached task or another thread: run it in a CapturedContext and it is the issue of a test"

  private func record(inXCTest issue: RecordedIssue) {
    // XCTest has no warnings.
    guard issue.severity == .error else { return StandardError.write(issue.description) }
    let printable = issue.withMessage(issue.message.escapingControlCharacters(keepingLines: true))
    if XCTestBridge.record(printable) { return }
    UnattributedIssues.add(
      issue,
      because: "no XCTest test was running, or XCTFail was not found: the run fails."
    )
  }
}

extension IssueReporter where Self == DefaultIssueReporter {
  /// Fails the running test at the reported line; outside tests writes `file:line: issue: message` to standard
  /// error and carries on.
  ///
  /// A warning fails nothing: it is shown as a warning by Swift Testing, and written to standard error elsewhere.
  public static var `default`: Self { DefaultIssueReporter() }
}
