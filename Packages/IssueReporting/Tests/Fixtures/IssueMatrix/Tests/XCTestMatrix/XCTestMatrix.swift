import Dispatch
import IssueReporting
import XCTest

private struct Failure: Error {}

final class XCTestMatrix: XCTestCase {
  // Each of these fails, at the line that says so.

  func testMessage() {
    reportIssue("message")  // expect fail testMessage
  }

  func testEmpty() {
    reportIssue()  // expect fail testEmpty
  }

  func testError() {
    reportIssue(Failure())  // expect fail testError
  }

  func testLarge() {
    reportIssue(String(repeating: "x", count: 1_000_000))  // expect fail testLarge
  }

  func testCaught() {
    withErrorReporting { throw Failure() }  // expect fail testCaught
  }

  func testCaughtLate() async {
    await withErrorReporting { try await Task { throw Failure() }.value }  // expect fail testCaughtLate
  }

  func testExpectedButNone() {
    withExpectedIssue {}  // expect fail testExpectedButNone
  }

  func testContext() {
    let line = #line as UInt  // expect fail testContext
    withIssueContext(fileID: #fileID, filePath: #filePath, line: line, column: 1) {
      reportIssue("moved")
    }
  }

  func testMissing() {
    let add: @Sendable (Int) -> Int = unimplemented("add", placeholder: 0)  // expect fail testMissing
    _ = add(1)
  }

  func testChildTask() async {
    await Task { reportIssue("child") }.value  // expect fail testChildTask
  }

  func testCaptured() async {
    let context = CapturedContext.capture()
    let report: @Sendable () -> Void = { reportIssue("captured") }  // expect fail testCaptured
    await Task.detached { if let context { context.run(report) } else { report() } }.value
  }

  func testDetached() async {
    await Task.detached { reportIssue("detached") }.value  // expect fail testDetached
  }

  func testQueue() {
    let done = expectation(description: "reported")
    DispatchQueue.global().async {
      reportIssue("queue")  // expect fail testQueue
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  // And these pass.

  func testPassingCancellation() {
    reportIssue(CancellationError())
  }

  func testPassingExpected() async {
    withExpectedIssue { reportIssue("expected") }
    await withExpectedIssue { await Task { reportIssue("expected") }.value }
    withExpectedIssue(isIntermittent: true) {}
  }

  func testPassingSilence() {
    withIssueReporters([]) { reportIssue("nobody hears") }
  }

  func testPassingWarning() {
    reportIssue("warning", severity: .warning)  // expect stderr: warning: warning
  }
}

/// An issue where no test runs fails the run, whose tests all pass.
final class XCTestBetween: XCTestCase {
  override class func tearDown() {
    reportIssue("between tests")  // expect stderr: issue: between tests
  }

  func testPassing() {}
}
