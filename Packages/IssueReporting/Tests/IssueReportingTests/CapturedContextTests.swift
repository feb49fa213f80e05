import Dispatch
import IssueReporting
import Testing

@Suite struct CapturedContextTests {
  @Test func nothingToCarryGivesNil() {
    let isEmpty = CapturedContext.capture() == nil
    #expect(isEmpty)
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

  @Test func registeredValuesAreCarriedToo() {
    CapturedContext.register {
      let value = Other.value
      guard value != 0 else { return nil }
      return { body in Other.$value.withValue(value, operation: body) }
    }
    let context = Other.$value.withValue(7) { CapturedContext.capture() }
    var seen = 0
    context?.run { seen = Other.value }
    #expect(seen == 7)
    #expect(Other.value == 0)
  }
}
