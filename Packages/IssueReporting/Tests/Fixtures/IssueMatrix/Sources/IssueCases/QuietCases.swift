import IssueReporting

extension IssueCase {
  /// None of these fails anything.
  public static let quiet: [IssueCase] = [
    IssueCase("reportIssue(CancellationError)") { _ in reportIssue(CancellationError()) },
    IssueCase("withErrorReporting, no error") { text in withErrorReporting { _ = text } },
    IssueCase("withErrorReporting, cancelled") { _ in withErrorReporting { throw CancellationError() } },
    IssueCase("withExpectedIssue") { text in withExpectedIssue { reportIssue(text) } },
    IssueCase("withExpectedIssue(error)") { text in withExpectedIssue { throw Failure(description: text) } },
    IssueCase(
      "withExpectedIssue async",
      later: { text in await withExpectedIssue { await later { reportIssue(text) } } }
    ),
    IssueCase("withExpectedIssue(isIntermittent)") { withExpectedIssue($0, isIntermittent: true) {} },
    IssueCase("expectReportsIssue") { text in expectReportsIssue(text) { reportIssue(text) } },
    IssueCase(
      "expectReportsIssue async",
      later: { text in
        await expectReportsIssue(text) { await later { reportIssue(text) } }
      }
    ),
    IssueCase("withIssueReporters([])") { text in withIssueReporters([]) { reportIssue(text) } },
    IssueCase("unimplemented, not called") {
      _ = unimplemented($0, placeholder: 0) as @Sendable (Int) -> Int
    },
  ]
}
