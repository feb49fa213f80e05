import Dispatch
import IssueReporting
import Testing

@Suite struct CapturedContextTests {
  @Test func theRunningTasksOwnReportersGoBeforeTheCapturedOnes() {
    let captured = RecordingIssueReporter()
    let own = RecordingIssueReporter()
    let context = withIssueReporters([captured]) { CapturedContext.capture() }
    withIssueReporters([own]) { context?.run { reportIssue("heard by its own") } }
    #expect(own.issues.map(\.message) == ["heard by its own"])
    #expect(captured.issues.isEmpty)
  }

  @Test func nothingToCarryGivesNil() async {
    let isEmpty = await Task.detached { CapturedContext.capture() == nil }.value
    #expect(isEmpty)
  }

  @Test func theTestIsCarried() async {
    let context = CapturedContext.capture()
    let testID = await Task.detached { context?.run { TestContext.current?.testID } }.value
    #expect(testID?.contains("theTestIsCarried()") == true)
    let bare = await Task.detached { TestContext.current?.testID }.value
    #expect(bare == nil)
  }

  @Test func anIssueOfACapturedContextIsTheTests() async {
    let line = #line + 5
    await withKnownIssue {
      let context = CapturedContext.capture()
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          context?.run { reportIssue("on a queue") }
          continuation.resume()
        }
      }
    } matching: {
      $0.comments.map(\.rawValue) == ["on a queue"] && $0.sourceLocation?.line == line
    }
  }

  @Test func manyThreadsReportInOneCapturedContext() async {
    // Counted by the matcher, which Testing calls on the thread that reports.
    let recorder = RecordingIssueReporter()
    await withKnownIssue {
      let context = CapturedContext.capture()
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          DispatchQueue.concurrentPerform(iterations: 100) { index in
            context?.run { reportIssue("\(index)") }
          }
          continuation.resume()
        }
      }
    } matching: { issue in
      recorder.reportIssue(
        issue.comments.first?.rawValue,
        severity: .error,
        fileID: "",
        filePath: "",
        line: 0,
        column: 0
      )
      return true
    }
    #expect(Set(recorder.issues.map(\.message)) == Set((0..<100).map(String.init)))
    #expect(recorder.issues.count == 100)
  }

  @Test func aCapturedContextKeepsOnlyItself() async {
    final class Witness: Sendable {}
    enum Values { @TaskLocal static var witness: Witness? }
    weak var seen: Witness?
    do {
      let witness = Witness()
      seen = witness
      let context = Values.$witness.withValue(witness) { CapturedContext.capture() }
      #expect(context != nil)
    }
    #expect(seen == nil)
  }

  @Test func theBodysResultAndErrorComeThrough() throws {
    let context = try #require(withIssueReporters([]) { CapturedContext.capture() })
    #expect(context.run { 7 } == 7)
    #expect(throws: CancellationError.self) { try context.run { throw CancellationError() } }
  }

  @Test func theIssueContextIsCarried() async throws {
    let recorder = RecordingIssueReporter()
    let context = withIssueReporters([recorder]) {
      withIssueContext(fileID: "M/Caller.swift", filePath: "/M/Caller.swift", line: 9, column: 1) {
        CapturedContext.capture()
      }
    }
    await Task.detached { context?.run { reportIssue("moved") } }.value
    #expect(recorder.issues.map(\.description) == ["M/Caller.swift:9: issue: moved"])
  }

  @Test func anExpectedIssueMayComeFromACapturedContext() async {
    await withExpectedIssue {
      let context = CapturedContext.capture()
      await Task.detached { context?.run { reportIssue("expected") } }.value
    }
  }

  @Test func theReportersAreCarriedToAnotherQueueAndItsTasks() async {
    let recorder = RecordingIssueReporter()
    let context = withIssueReporters([recorder]) { CapturedContext.capture() }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        context?.run {
          reportIssue("on the queue")
          Task {
            reportIssue("in its task")
            continuation.resume()
          }
        }
      }
    }
    #expect(recorder.issues.map(\.message) == ["on the queue", "in its task"])
  }

  private enum Other {
    @TaskLocal static var value = 0
  }

  private struct CapturedOther: CapturedValue {
    let value: Int

    func withValue<Result>(_ body: () throws -> Result) rethrows -> Result {
      try Other.$value.withValue(value, operation: body)
    }
  }

  @Test func registeredValuesAreCarriedToo() {
    CapturedContext.register { Other.value == 0 ? nil : CapturedOther(value: Other.value) }
    let context = Other.$value.withValue(7) { CapturedContext.capture() }
    var seen = 0
    context?.run { seen = Other.value }
    #expect(seen == 7)
    #expect(Other.value == 0)
  }
}
