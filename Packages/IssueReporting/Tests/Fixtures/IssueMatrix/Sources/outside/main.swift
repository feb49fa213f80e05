import Dispatch
import IssueReporting

// A program that links no test framework: each issue is one line on standard error, and it carries on.

struct Failure: Error {}

reportIssue("plain")  // expect stderr: issue: plain
reportIssue("careful", severity: .warning)  // expect stderr: warning: careful
reportIssue()  // expect stderr: issue: An issue was reported.
reportIssue(Failure(), "saving")  // expect stderr: issue: Caught error: Failure() — saving
reportIssue(CancellationError())
reportIssue("a\u{0}b\nc\u{1B}")  // expect stderr: issue: a\u{0}b\nc\u{1b}
withErrorReporting { throw Failure() }  // expect stderr: issue: Caught error: Failure()
withExpectedIssue { reportIssue("expected") }
withExpectedIssue("none") {}  // expect stderr: issue: An issue was expected, but none was reported: none
await Task.detached { reportIssue("detached") }.value  // expect stderr: issue: detached
DispatchQueue(label: "queue").sync { reportIssue("queue") }  // expect stderr: issue: queue
withIssueReporters([.breakpoint]) { reportIssue("breakpoint") }  // expect stderr: issue: breakpoint
reportIssue(String(decoding: [0x61, 0xED, 0xA0, 0x80], as: UTF8.self))  // expect stderr: issue: a
let large = String(repeating: "x", count: 1_000_000)
reportIssue(large)  // expect stderr: issue: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
if isTesting || TestContext.current != nil || CapturedContext.capture() != nil {
  fatalError("This is no test.")
}
print("carried on")

if CommandLine.arguments.contains("--fatal") {
  withIssueReporters([.fatalError]) { reportIssue("the end") }
}
