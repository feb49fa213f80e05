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

  @Test func controlCharactersAreRecordedAsEscapesAndLinesAsLines() {
    withKnownIssue {
      reportIssue("a\u{0}b\u{1B}[31mc\u{FFFD}\n\td\u{85}é")
    } matching: {
      $0.comments.first?.rawValue == "a\\u{0}b\\u{1b}[31mc\u{FFFD}\n\td\\u{85}é"
    }
  }

  @Test func aWarningIsRecordedAsOne() {
    withKnownIssue {
      reportIssue("Only a warning", severity: .warning)
    } matching: {
      $0.severity == .warning && !$0.isFailure
    }
  }

  @Test func aPlaceThatTestingWouldTrapOnIsMended() {
    withKnownIssue {
      reportIssue("odd", fileID: "File.swift", filePath: "File.swift", line: 0, column: .max)
    } matching: {
      $0.sourceLocation?.line == 1 && $0.sourceLocation?.fileName == "File.swift"
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

  @Test(arguments: ["first", "second"]) func theContextNamesTheCaseOfAParameterizedTest(_ argument: String) {
    #expect(TestContext.current?.testID?.contains("(\(argument)") == true)
  }
}
