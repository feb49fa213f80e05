import IssueReporting
import Testing

@Suite struct ReportingTests {
  private struct Failure: Error {}

  private func issues(_ operation: () throws -> Void) rethrows -> [String] {
    let recorder = RecordingIssueReporter()
    try withIssueReporters([recorder], operation: operation)
    return recorder.issues.map(\.description)
  }

  @Test func theInnermostReportersGetTheIssue() {
    let outer = RecordingIssueReporter()
    let inner = RecordingIssueReporter()
    withIssueReporters([outer]) {
      reportIssue("one", fileID: "M/F.swift", filePath: "/M/F.swift", line: 3, column: 4)
      withIssueReporters([inner]) { reportIssue("two", severity: .warning, fileID: "M/F.swift", line: 5) }
    }
    #expect(outer.issues.map(\.description) == ["M/F.swift:3: issue: one"])
    #expect(inner.issues.map(\.description) == ["M/F.swift:5: warning: two"])
  }

  @Test func noReportersSilenceIssues() {
    withIssueReporters([]) { reportIssue("nobody hears") }
  }

  @Test func aDescriptionStaysOnOneLine() {
    #expect(
      issues { reportIssue("a\nb\u{0}\u{1B}\tc", fileID: "M/F.swift", line: 1) }
        == ["M/F.swift:1: issue: a\\nb\\u{0}\\u{1b}\tc"]
    )
  }

  @Test func aDescriptionEscapesWhatTurnsTheDirectionOfText() {
    #expect(
      issues { reportIssue("a\u{202e}b\u{2066}", fileID: "M/F.swift", line: 1) }
        == ["M/F.swift:1: issue: a\\u{202e}b\\u{2066}"]
    )
  }

  @Test func aDescriptionEscapesUnicodesOwnLineBreaks() {
    #expect(
      issues { reportIssue("a\u{2028}b\u{2029}", fileID: "M/F.swift", line: 1) }
        == ["M/F.swift:1: issue: a\\u{2028}b\\u{2029}"]
    )
  }

  private struct Echo: IssueReporter {
    func reportIssue(
      _ message: @autoclosure () -> String?,
      severity: IssueSeverity,
      fileID: StaticString,
      filePath: StaticString,
      line: UInt,
      column: UInt
    ) {
      IssueReporting.reportIssue("echo of \(message() ?? "")", fileID: "M/F.swift", line: 2)
    }
  }

  @Test func anIssueOfAReporterGoesToTheReportersAround() {
    let descriptions = issues {
      withIssueReporters([Echo()]) {
        withIssueReporters([Echo()]) { reportIssue("one") }
      }
    }
    #expect(descriptions == ["M/F.swift:2: issue: echo of echo of one"])
  }

  @Test func anIssueOfAMatcherGoesToTheReportersAround() {
    let descriptions = issues {
      withExpectedIssue(matching: { _ in
        reportIssue("from the matcher", fileID: "M/F.swift", line: 3)
        return true
      }) {
        reportIssue("one")
      }
    }
    #expect(descriptions == ["M/F.swift:3: issue: from the matcher"])
  }

  @Test func aCancellationErrorIsNoIssue() {
    #expect(issues { reportIssue(CancellationError()) } == [])
  }

  @Test func withErrorReportingReportsAndGivesNil() async {
    let line = UInt(#line + 3)
    let recorder = RecordingIssueReporter()
    let (value, failed): (Int?, Int?) = withIssueReporters([recorder]) {
      (withErrorReporting { 7 }, withErrorReporting("while counting") { throw Failure() })
    }
    #expect(value == 7)
    #expect(failed == nil)
    #expect(recorder.issues.map(\.message) == ["Caught error: Failure() — while counting"])
    #expect(recorder.issues.map(\.line) == [line])

    await withIssueReporters([recorder]) {
      _ = await withErrorReporting { try await Task { throw Failure() }.value }
    }
    #expect(recorder.issues.count == 2)
  }

  @Test func anExpectedIssueDoesNotCountAndItsAbsenceDoes() async {
    #expect(issues { withExpectedIssue { reportIssue("expected") } } == [])
    #expect(issues { withExpectedIssue(isIntermittent: true) {} } == [])
    let line = #line + 1
    #expect(
      issues { withExpectedIssue("the row is gone") {} }
        == [
          "IssueReportingTests/ReportingTests.swift:\(line): issue: An issue was expected, but none was reported: the row is gone"
        ]
    )
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      await withExpectedIssue { await Task { reportIssue("from its task") }.value }
      await withExpectedIssue { await Task {}.value }
    }
    #expect(recorder.issues.map(\.message) == ["An issue was expected, but none was reported."])
  }

  @Test func reportedIssuesAreGivenBackAndTheirAbsenceCounts() async {
    let found = expectReportsIssue("row") {
      reportIssue("one")
      reportIssue("an unknown row")
    }
    #expect(found.map(\.message) == ["one", "an unknown row"])
    let line = #line + 1
    #expect(
      issues { expectReportsIssue {} }
        == [
          "IssueReportingTests/ReportingTests.swift:\(line): issue: An issue was expected, but none was reported."
        ]
    )
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      let found = await expectReportsIssue("two") { await Task { reportIssue("one") }.value }
      #expect(found.map(\.message) == ["one"])
    }
    #expect(
      recorder.issues.map(\.message)
        == ["An issue that says \"two\" was expected, but these were reported:\n- one"]
    )
    #expect(throws: Failure.self) { try expectReportsIssue { throw Failure() } }
  }

  @Test func anIssueContextMovesThePlace() {
    #expect(
      issues {
        withIssueContext(fileID: "M/Caller.swift", filePath: "/M/Caller.swift", line: 9, column: 1) {
          reportIssue("moved")
        }
      } == ["M/Caller.swift:9: issue: moved"]
    )
  }

  @Test func onlyMatchingIssuesAreExpected() {
    #expect(
      issues {
        withExpectedIssue(matching: { $0.message == "expected" }) {
          reportIssue("expected")
          reportIssue("other", fileID: "M/F.swift", line: 3)
        }
      } == ["M/F.swift:3: issue: other"]
    )
  }

  @Test func anErrorOfTheOperationIsExpectedToo() {
    #expect(issues { withExpectedIssue { throw Failure() } } == [])
  }

  @Test func cancellationIsNotTheExpectedIssue() {
    #expect(issues { withExpectedIssue { throw CancellationError() } }.count == 1)
  }

  @Test func theInnermostExpectationTakesTheIssue() {
    #expect(issues { withExpectedIssue { withExpectedIssue { reportIssue("one") } } }.count == 1)
  }

  @Test func anIssueOfAReporterAroundAnExpectationDoesNotComeBackToIt() {
    let descriptions = issues {
      withIssueReporters([Echo()]) {
        withExpectedIssue(isIntermittent: true, matching: { _ in false }) { reportIssue("one") }
      }
    }
    #expect(descriptions == ["M/F.swift:2: issue: echo of one"])
  }

  private final class Leaving {
    deinit { reportIssue("on leaving", fileID: "M/F.swift", line: 4) }
  }

  @Test func anIssueOfADeinitIsHeard() {
    #expect(issues { _ = Leaving() } == ["M/F.swift:4: issue: on leaving"])
  }

  private static let early: Int = {
    reportIssue("early", fileID: "M/F.swift", line: 5)
    return 1
  }()

  @Test func anIssueOfAnInitialiserOfAGlobalIsHeardOnce() {
    #expect(issues { _ = Self.early + Self.early } == ["M/F.swift:5: issue: early"])
  }

  @Test func anIssueOfAMessageIsReportedBeforeIt() {
    func message() -> String {
      reportIssue("inner", fileID: "M/F.swift", line: 6)
      return "outer"
    }
    #expect(
      issues { reportIssue(message(), fileID: "M/F.swift", line: 7) }
        == ["M/F.swift:6: issue: inner", "M/F.swift:7: issue: outer"]
    )
  }

  @Test func manyThreadsReportToOneReporter() async {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<200 { group.addTask { reportIssue("\(index)") } }
      }
    }
    #expect(Set(recorder.issues.map(\.message)) == Set((0..<200).map(String.init)))
    #expect(recorder.issues.count == 200)
  }

  @Test func aMessageIsNotBuiltForNobody() {
    func message() -> String {
      Issue.record("the message was built")
      return ""
    }
    withIssueReporters([]) { reportIssue(message()) }
  }
}
