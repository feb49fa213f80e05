import IssueReporting
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

struct TestSchedulerTests {
  private let scheduler = DispatchQueue.test
  private let log = LockedValue<[String]>([])

  private func note(_ text: String) -> () -> Void {
    { log.append(text) }
  }

  private var elapsed: Int {
    DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 1)).distance(to: scheduler.now).magnitude
  }

  @Test func nothingRunsByItself() {
    scheduler.schedule(note("now"))
    #expect(log.value == [])
    scheduler.advance()
    #expect(log.value == ["now"])
    #expect(elapsed == 0)
    scheduler.advance(by: 1)
    #expect(log.value == ["now"])
  }

  @Test func eachAccessMakesANewOne() {
    #expect(DispatchQueue.test !== DispatchQueue.test)
    #expect(RunLoop.test !== RunLoop.test)
    #expect(OperationQueue.test !== OperationQueue.test)
  }

  @Test func workRunsWhenItIsDue() {
    scheduler.schedule(after: scheduler.now.advanced(by: 2), note("2"))
    scheduler.schedule(after: scheduler.now.advanced(by: 1), note("1"))
    scheduler.schedule(after: scheduler.now.advanced(by: 3), note("3"))
    scheduler.advance(by: .milliseconds(999))
    #expect(log.value == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(log.value == ["1"])
    scheduler.advance(by: 1)
    #expect(log.value == ["1", "2"])
    scheduler.advance(to: scheduler.now.advanced(by: 5))
    #expect(log.value == ["1", "2", "3"])
    #expect(elapsed == 7_000_000_000)
  }

  @Test func workOfOneInstantRunsInTheOrderOfItsInsertion() {
    let date = scheduler.now.advanced(by: 1)
    for index in 0..<100 { scheduler.schedule(after: date, note("\(index)")) }
    scheduler.advance(by: 1)
    #expect(log.value == (0..<100).map { "\($0)" })
  }

  @Test func nowIsTheDueTimeWhileWorkRuns() {
    for seconds in [2, 1, 3] {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds))) { [scheduler, log] in
        let now = DispatchQueue.SchedulerTimeType(.init(uptimeNanoseconds: 1)).distance(to: scheduler.now)
        log.append("\(now.magnitude / 1_000_000_000)")
      }
    }
    scheduler.advance(by: 10)
    #expect(log.value == ["1", "2", "3"])
    #expect(elapsed == 10_000_000_000)
  }

  @Test func workScheduledDuringAnAdvanceRunsInItIfItIsInRange() {
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { [scheduler, log] in
      log.append("1")
      scheduler.schedule { log.append("at once") }
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("2") }
      scheduler.schedule(after: scheduler.now.advanced(by: 3)) { log.append("4") }
    }
    scheduler.schedule(after: scheduler.now.advanced(by: 1.5), note("1.5"))
    scheduler.advance(by: 3)
    #expect(log.value == ["1", "at once", "1.5", "2"])
    scheduler.advance(by: 1)
    #expect(log.value == ["1", "at once", "1.5", "2", "4"])
  }

  @Test func repetitionsInterleave() {
    let everySecond = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1, note("a"))
    let everyOther = scheduler.schedule(after: scheduler.now.advanced(by: 2), interval: 2, note("b"))
    scheduler.advance(by: 5)
    #expect(log.value == ["a", "a", "b", "a", "a", "b", "a"])
    everySecond.cancel()
    scheduler.advance(by: 2)
    #expect(log.value.suffix(1) == ["b"])
    #expect(log.value.count == 8)
    everyOther.cancel()
    scheduler.advance(by: 100)
    #expect(log.value.count == 8)
  }

  @Test func aRepetitionCancelsItself() {
    let repetition = LockedValue<(any Cancellable)?>(nil)
    repetition.value = scheduler.schedule(after: scheduler.now, interval: 1) { [log] in
      log.append("x")
      if log.value.count == 3 { repetition.value?.cancel() }
    }
    scheduler.advance(by: 10)
    #expect(log.value.count == 3)
  }

  @Test func workCancelsOtherWorkOfItsInstant() {
    let other = LockedValue<(any Cancellable)?>(nil)
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { other.value?.cancel() }
    other.value = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1, note("never"))
    scheduler.advance(by: 3)
    #expect(log.value == [])
  }

  @Test func aReleasedRepetitionEnds() {
    _ = scheduler.schedule(after: scheduler.now, interval: 1, note("never"))
    scheduler.advance(by: 3)
    #expect(log.value == [])
  }

  @Test func whatCancelledWorkCapturedIsReleased() {
    final class Token {}
    var token: Token? = Token()
    weak let released = token
    let repetition = scheduler.schedule(after: scheduler.now, interval: 1) { [token] in _ = token }
    token = nil
    #expect(released != nil)
    repetition.cancel()
    #expect(released == nil)
  }

  @Test func workThatRanIsReleased() {
    final class Token {}
    var token: Token? = Token()
    weak let released = token
    scheduler.schedule { [token] in _ = token }
    token = nil
    scheduler.advance()
    #expect(released == nil)
  }

  @Test func runEndsWithTheLastWork() {
    scheduler.schedule(after: scheduler.now.advanced(by: 1_000)) { [scheduler, log] in
      scheduler.schedule(after: scheduler.now.advanced(by: 1_000)) { log.append("last") }
    }
    scheduler.run()
    #expect(log.value == ["last"])
    #expect(elapsed == 2_000_000_000_000)
  }

  @Test func anAdvanceFromInsideWork() {
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { [scheduler, log] in
      log.append("1")
      scheduler.advance(by: 5)
      log.append("advanced")
    }
    scheduler.schedule(after: scheduler.now.advanced(by: 2), note("2"))
    scheduler.advance(by: 1)
    #expect(log.value == ["1", "2", "advanced"])
    #expect(elapsed == 6_000_000_000)
  }

  @Test func timeNeverGoesBack() {
    scheduler.advance(by: 5)
    withExpectedIssue { scheduler.advance(by: -3) }
    #expect(elapsed == 5_000_000_000)
    scheduler.schedule(after: scheduler.now.advanced(by: -2)) { [scheduler, log] in
      log.append("late")
      _ = scheduler.now
    }
    scheduler.advance()
    #expect(log.value == ["late"])
    #expect(elapsed == 5_000_000_000)
  }

  @Test func manyThreadsSchedule() {
    DispatchQueue.concurrentPerform(iterations: 1_000) { [scheduler, log] index in
      let date = scheduler.now.advanced(by: .milliseconds(index % 10))
      scheduler.schedule(after: date) { log.append("\(index)") }
      scheduler.schedule(after: date, interval: 1) { log.append("never") }.cancel()
    }
    scheduler.advance(by: 1)
    #expect(log.value.count == 1_000)
    #expect(Set(log.value).count == 1_000)
  }

  @Test func theAsyncFormsLetTasksGoOn() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task { [scheduler, log] in
      for await value in stream {
        log.append("\(value)")
        if value == 2 {
          scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("from the task") }
        }
      }
    }
    for seconds in 1...2 {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds))) { continuation.yield(seconds) }
    }
    // How far the task gets in one advance is the executor's business; that it gets on is the scheduler's.
    repeat { await scheduler.advanceAsync(by: 10) } while log.value.count < 3
    #expect(log.value == ["1", "2", "from the task"])
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { continuation.finish() }
    await scheduler.runAsync()
    await task.value
  }

  @Test func otherSchedulersTimes() {
    let runLoop = RunLoop.test
    let operations = OperationQueue.test
    runLoop.schedule(after: runLoop.now.advanced(by: 0.5), note("run loop"))
    operations.schedule(after: operations.now.advanced(by: 0.5), note("operations"))
    runLoop.advance(by: 0.5)
    operations.advance(by: 0.25)
    #expect(log.value == ["run loop"])
    operations.advance(by: .milliseconds(250))
    #expect(log.value == ["run loop", "operations"])
  }
}
