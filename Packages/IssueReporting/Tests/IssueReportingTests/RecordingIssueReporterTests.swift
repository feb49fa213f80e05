import IssueReporting
import Testing

@Suite struct RecordingIssueReporterTests {
  @Test func aWaiterGetsTheIssuesWhenThereAreEnough() async {
    let recorder = RecordingIssueReporter()
    async let two = recorder.issues(count: 2)
    async let one = recorder.issues(count: 1)
    withIssueReporters([recorder]) { reportIssue("one") }
    #expect(await one.first?.message == "one")
    withIssueReporters([recorder]) { reportIssue("two") }
    #expect(await two.map(\.message) == ["one", "two"])
  }

  @Test func aWaiterThatHasEnoughReturnsAtOnce() async {
    let recorder = RecordingIssueReporter()
    #expect(await recorder.issues(count: 0).isEmpty)
  }

  @Test func cancellingTheWaitersTaskEndsTheWait() async {
    let recorder = RecordingIssueReporter()
    withIssueReporters([recorder]) { reportIssue("one") }
    let waiting = Task { await recorder.issues(count: 2) }
    waiting.cancel()
    #expect(await waiting.value.count == 1)
  }

  @Test func issuesOfManyThreadsAreAllKept() async {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<200 { group.addTask { reportIssue("\(index)") } }
      }
    }
    #expect(Set(recorder.issues.map(\.message)).count == 200)
  }
}
