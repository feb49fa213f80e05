import IssueReporting

extension IssueCase {
  /// Each reports one issue, at the line that names it.
  public static let reporting: [IssueCase] = [
    IssueCase("reportIssue(message)") { reportIssue($0) },
    IssueCase("reportIssue(error)") { reportIssue(Failure(description: $0)) },
    IssueCase("withErrorReporting") { text in withErrorReporting { throw Failure(description: text) } },
    IssueCase(
      "withErrorReporting async",
      later: { text in await withErrorReporting { try await fail(text) } }
    ),
    IssueCase("withExpectedIssue, none") { withExpectedIssue($0) {} },
    IssueCase("withExpectedIssue async, none", later: { await withExpectedIssue($0) { await Task.yield() } }),
    IssueCase("expectReportsIssue, none") { expectReportsIssue($0) {} },
    IssueCase(
      "expectReportsIssue async, none",
      later: { await expectReportsIssue($0) { await Task.yield() } }
    ),
    IssueCase("withIssueReporters(.default)") { text in
      withIssueReporters([.default]) { reportIssue(text) }
    },
    IssueCase("withIssueContext") { text in moved(to: #line) { reportIssue(text) } },
    IssueCase("unimplemented") { _ = (unimplemented($0, placeholder: 0) as Add)(1, 2) },
    IssueCase("unimplemented throws") { _ = try? (unimplemented($0) as Parse)() },
    IssueCase("unimplemented async", later: { await (unimplemented($0, placeholder: ()) as Later)(1) }),
    IssueCase(
      "unimplemented async throws",
      later: { _ = try? await (unimplemented($0) as Fetch)("", 1, true) }
    ),
    IssueCase("unimplemented value") { _ = unimplemented($0, placeholder: 0) as Int },
  ]
}
