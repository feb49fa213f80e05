import Dispatch
import IssueReporting
import XCTest

/// What `reportIssue` does to XCTest itself: the case keeps its failures instead of failing.
final class XCTestTests: XCTestCase {
  private var failures: [String] = []

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append("\(filePath.split(separator: "/").last ?? ""):\(lineNumber) \(description)")
  }

  func testAnIssueFailsTheTestAtItsLine() {
    let line = #line + 1
    reportIssue("Something is wrong")
    XCTAssertEqual(failures, ["XCTestTests.swift:\(line) failed - Something is wrong"])
    failures = []
  }

  func testAWarningFailsNothing() {
    reportIssue("Only a warning", severity: .warning)
    XCTAssertEqual(failures, [])
  }

  func testAnIssueOfADetachedTaskFailsTheTest() async {
    let line = #line + 1
    await Task.detached { reportIssue("From a detached task") }.value
    XCTAssertEqual(failures, ["XCTestTests.swift:\(line) failed - From a detached task"])
    failures = []
  }

  func testAnIssueOfABackgroundQueueFailsTheTest() {
    let line = #line + 2
    DispatchQueue(label: "background").sync {
      reportIssue("From a queue")
    }
    XCTAssertEqual(failures, ["XCTestTests.swift:\(line) failed - From a queue"])
    failures = []
  }

  func testControlCharactersAreEscaped() {
    let line = #line + 1
    reportIssue("a\u{0}b\nc")
    XCTAssertEqual(failures, ["XCTestTests.swift:\(line) failed - a\\u{0}b\nc"])
    failures = []
  }

  func testTheContextNamesTheTestOnEveryThread() async {
    XCTAssertTrue(isTesting)
    XCTAssertEqual(TestContext.current?.framework, .xcTest)
    #if os(Linux)
      let expected = "XCTestTests.testTheContextNamesTheTestOnEveryThread"
      XCTAssertEqual(TestContext.current?.testID, expected)
      let elsewhere = await Task.detached { TestContext.current?.testID }.value
      XCTAssertEqual(elsewhere, expected)
    #endif
  }
}
