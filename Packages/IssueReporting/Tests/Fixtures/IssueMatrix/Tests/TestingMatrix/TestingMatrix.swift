import Dispatch
import IssueReporting
import Testing

private struct Failure: Error {}

@Suite struct TestingMatrix {
  // Each of these fails, at the line that says so.

  @Test func message() {
    reportIssue("message")  // expect fail message()
  }

  @Test func empty() {
    reportIssue()  // expect fail empty()
  }

  @Test func error() {
    reportIssue(Failure())  // expect fail error()
  }

  @Test func large() {
    reportIssue(String(repeating: "x", count: 1_000_000))  // expect fail large()
  }

  @Test func caught() {
    withErrorReporting { throw Failure() }  // expect fail caught()
  }

  @Test func caughtLate() async {
    await withErrorReporting { try await Task { throw Failure() }.value }  // expect fail caughtLate()
  }

  @Test func expectedButNone() {
    withExpectedIssue {}  // expect fail expectedButNone()
  }

  @Test func context() {
    let line = #line as UInt  // expect fail context()
    withIssueContext(fileID: #fileID, filePath: #filePath, line: line, column: 1) {
      reportIssue("moved")
    }
  }

  @Test func missing() {
    let add: @Sendable (Int) -> Int = unimplemented("add", placeholder: 0)  // expect fail missing()
    _ = add(1)
  }

  @Test func childTask() async {
    await Task { reportIssue("child") }.value  // expect fail childTask()
  }

  @Test func captured() async {
    let context = CapturedContext.capture()
    await Task.detached {
      context?.run { reportIssue("captured") }  // expect fail captured()
    }.value
  }

  @Test func detached() async {
    await Task.detached { reportIssue("detached") }.value  // expect the run to fail
  }

  @Test func queue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        reportIssue("queue")  // expect the run to fail
        continuation.resume()
      }
    }
  }

  // And these pass.

  @Test func passingCancellation() {
    reportIssue(CancellationError())
  }

  @Test func passingExpected() async {
    withExpectedIssue { reportIssue("expected") }
    await withExpectedIssue { await Task { reportIssue("expected") }.value }
    withExpectedIssue(isIntermittent: true) {}
  }

  @Test func passingSilence() {
    withIssueReporters([]) { reportIssue("nobody hears") }
  }

  @Test func passingKnown() {
    withKnownIssue { reportIssue("known") }
  }

  @Test func passingWarning() {
    reportIssue("warning", severity: .warning)  // expect warn passingWarning()
  }
}
