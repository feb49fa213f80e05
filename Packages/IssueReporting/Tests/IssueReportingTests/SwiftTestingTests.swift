import Dispatch
import IssueReporting
import Testing

/// What `reportIssue` does to Swift Testing itself: `withKnownIssue` fails the test when nothing is recorded.
@Suite struct SwiftTestingTests {
  @Test func anIssueIsRecordedWithItsMessageAndPlace() {
    let line = UInt(#line + 2)
    withKnownIssue {
      reportIssue("Something is wrong")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Something is wrong"]
        && issue.sourceLocation?.line == Int(line)
        && issue.sourceLocation?.fileName == "SwiftTestingTests.swift"
        && issue.severity == .error
    }
  }

  @Test func anEmptyMessageIsRecorded() {
    withKnownIssue {
      reportIssue()
    } matching: {
      $0.comments.map(\.rawValue) == ["An issue was reported."]
    }
  }

  @Test func awkwardMessagesAreRecordedWhole() {
    let large = String(repeating: "x", count: 1_000_000)
    withKnownIssue {
      reportIssue(large)
    } matching: {
      $0.comments.first?.rawValue.utf8.count == 1_000_000
    }
    let control = "a\u{0}b\u{1B}[31mc\u{FFFD}"
    withKnownIssue {
      reportIssue(control)
    } matching: {
      $0.comments.first?.rawValue == control
    }
  }

  @Test func anErrorIsRecordedWithWhatWasBeingDone() {
    struct Failure: Error {}
    withKnownIssue {
      reportIssue(Failure(), "while saving")
    } matching: {
      $0.comments.first?.rawValue == "Caught error: Failure() — while saving"
    }
  }

  @Test func issuesOfAChildTaskBelongToTheTest() async {
    await withKnownIssue {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { reportIssue("from a child task") }
      }
    } matching: {
      $0.comments.first?.rawValue == "from a child task"
    }
  }

  @Test func theContextNamesTheTest() {
    #expect(isTesting)
    #expect(TestContext.current?.framework == .swiftTesting)
    #expect(TestContext.current?.testID?.contains("theContextNamesTheTest()") == true)
  }
}
