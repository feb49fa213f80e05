import IssueReporting
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

/// What a test scheduler and a test clock say to what cannot be done, rather than to hang or crash.
struct HostileTimeTests {
  private let scheduler = DispatchQueue.test
  private let log = LockedValue<[String]>([])

  private func issues(_ work: () throws -> Void) rethrows -> [RecordedIssue] {
    let reporter = RecordingIssueReporter()
    try withIssueReporters([reporter]) { try work() }
    return reporter.issues
  }

  private func issues(_ work: () async throws -> Void) async rethrows -> [RecordedIssue] {
    let reporter = RecordingIssueReporter()
    try await withIssueReporters([reporter]) { try await work() }
    return reporter.issues
  }

  // MARK: Schedulers

  @Test func anAdvanceIntoThePastIsReportedAtTheCaller() async {
    scheduler.advance(by: 5)
    let line = UInt(#line + 2)
    let all = await issues {
      scheduler.advance(by: -3)
      scheduler.advance(to: scheduler.now.advanced(by: -1))
      await scheduler.advanceAsync(by: -1)
      await scheduler.advanceAsync(to: scheduler.now.advanced(by: -1))
    }
    #expect(all.map(\.line) == [line, line + 1, line + 2, line + 3])
    #expect(
      Set(all.map(\.message)) == ["TestScheduler cannot go back in time. Its time stays as it is."]
    )
  }

  @Test func whatIsScheduledForThePastIsDueNow() {
    let start = scheduler.now
    scheduler.advance(by: 100)
    scheduler.schedule { [log] in log.append("first") }
    scheduler.schedule(after: start) { [log] in log.append("second") }
    // From the start on, every microsecond: it would have a hundred million runs to catch up with.
    let repetition = scheduler.schedule(after: start, interval: .microseconds(1)) { [log] in log.append("x") }
    scheduler.advance(by: .microseconds(2))
    #expect(log.value == ["first", "second", "x", "x", "x"])
    repetition.cancel()
  }

  @Test func workThatSchedulesItselfAtTheSameInstantDoesNotHang() {
    let count = LockedCount()
    let isOver = LockedValue(false)
    defer {
      isOver.withValue { $0 = true }
      scheduler.advance()
    }
    @Sendable func again() {
      guard !isOver.value else { return }
      count.increment()
      scheduler.schedule { again() }
    }
    again()
    let line = UInt(#line + 1)
    let all = issues { scheduler.advance(by: 1) }
    #expect(all.map(\.line) == [line])
    #expect(
      all.map(\.message) == [
        """
        TestScheduler.advance stopped after 100000 pieces of work at one instant: the work schedules itself again \
        without a delay, or repeats at an interval too short to be told. Give it a delay, or cancel it.
        """
      ]
    )
    #expect(count.value == 100_001)
  }

  @Test func theAsyncFormsDoNotHangEither() async {
    let isOver = LockedValue(false)
    defer {
      isOver.withValue { $0 = true }
      scheduler.advance()
    }
    @Sendable func again() {
      if !isOver.value { scheduler.schedule { again() } }
    }
    again()
    let all = await issues {
      await scheduler.advanceAsync()
      await scheduler.runAsync()
    }
    #expect(
      all.map { String($0.message.prefix { $0 != ":" }) } == [
        "TestScheduler.advance stopped after 10000 pieces of work at one instant",
        "TestScheduler.run() stopped after 10000 pieces of work",
      ]
    )
  }

  @Test func anIntervalTooShortForItsTimesDoesNotHang() {
    let runLoop = RunLoop.test
    runLoop.advance(by: 1e9)
    let repetition = runLoop.schedule(after: runLoop.now, interval: 1e-12) {}
    #expect(issues { runLoop.advance(by: 1) }.count == 1)
    repetition.cancel()
  }

  @Test func anIntervalOfNothingIsReportedAndRunsOnce() {
    let all = issues {
      for interval in [0.0, -1] {
        let repetition = scheduler.schedule(after: scheduler.now, interval: .seconds(interval)) { [log] in
          log.append("once")
        }
        scheduler.advance(by: 10)
        scheduler.run()
        repetition.cancel()
      }
    }
    #expect(log.value == ["once", "once"])
    #expect(all.count == 2)
    #expect(all.allSatisfy { $0.message.hasSuffix("an interval must be above zero.") })
  }

  // MARK: Clocks

  @Test func anAdvanceOfTheClockIntoThePastIsReportedAtTheCaller() async {
    let clock = TestClock(now: TestClock.Instant(offset: .seconds(5)))
    let line = UInt(#line + 2)
    let all = await issues {
      await clock.advance(by: .seconds(-1), expectsSleeper: false)
      await clock.advance(to: TestClock.Instant(), expectsSleeper: false)
    }
    #expect(clock.now.offset == .seconds(5))
    #expect(all.map(\.line) == [line, line + 1])
    #expect(Set(all.map(\.message)) == ["TestClock cannot go back in time. Its time stays as it is."])
  }

  @Test func hugeDurationsAreTheLongestThereAre() async throws {
    let huge = Duration.seconds(Int64.max) * 8
    let clock = TestClock(patience: huge)
    let sleeper = Task(executorPreference: clock.executor) {
      try await clock.sleep(for: huge)
      try await clock.sleep(for: huge)
    }
    for _ in 1...3 { await clock.advance(by: huge, expectsSleeper: false) }
    try await sleeper.value
    #expect(clock.now.offset == .seconds(Int64.max))
    #expect(await issues { await clock.advance(by: .zero - huge, expectsSleeper: false) }.count == 1)
    let immediate = ImmediateClock()
    for _ in 1...20 { try await immediate.sleep(for: huge) }
    try await immediate.sleep(for: .zero - huge)
    #expect(immediate.now.offset == .seconds(Int64.max))
    #expect(TestClock.Instant(offset: .zero - huge).duration(to: immediate.now) > .zero)
  }

  @Test func aTaskThatNeverPausesIsReported() async {
    let clock = TestClock(patience: .milliseconds(10))
    let busy = Task(executorPreference: clock.executor) {
      while !Task.isCancelled { await Task.yield() }
    }
    let line = UInt(#line + 1)
    let all = await issues { await clock.advance(by: .seconds(1), expectsSleeper: false) }
    #expect(all.map(\.line) == [line])
    #expect(
      all.map(\.message) == [
        """
        TestClock waited 0.1 seconds for the tasks on its executor, which neither end nor pause: one of them blocks \
        its thread, or yields again and again. Have it sleep on this clock, or await what it waits for.
        """
      ]
    )
    #expect(await issues { await clock.run() }.count == 1)
    busy.cancel()
    await busy.value
  }

  @Test func aTaskThatBlocksItsThreadIsReported() async {
    let clock = TestClock(patience: .milliseconds(1))
    let semaphore = DispatchSemaphore(value: 0)
    let blocked = Task(executorPreference: clock.executor) { block(semaphore) }
    #expect(await issues { await clock.advance(by: .seconds(1), expectsSleeper: false) }.count == 1)
    semaphore.signal()
    await blocked.value
  }

  private func block(_ semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func advancesAtOnceWakeEverySleeperOnce() async throws {
    for _ in 0..<20 {
      let clock = TestClock()
      let wakes = LockedCount()
      let tasks = (1...50).map { index in
        Task(executorPreference: clock.executor) {
          try await clock.sleep(for: .seconds(index % 5 + 1))
          wakes.increment()
        }
      }
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...8 {
          group.addTask { await clock.advance(by: .seconds(5), expectsSleeper: false) }
        }
      }
      for task in tasks { try await task.value }
      #expect(wakes.value == 50)
      #expect(clock.now.offset >= .seconds(5))
    }
  }

  @Test func anAdvanceFromATaskOnTheExecutor() async throws {
    let clock = TestClock()
    let sleeper = Task(executorPreference: clock.executor) { try await clock.sleep(for: .seconds(1)) }
    await Task(executorPreference: clock.executor) { await clock.advance(by: .seconds(1)) }.value
    try await sleeper.value
  }

  @Test func aSleeperThatIsCancelledAtTheInstantItWakes() async {
    for _ in 0..<200 {
      let clock = TestClock()
      let task = Task(executorPreference: clock.executor) { try await clock.sleep(for: .seconds(1)) }
      let cancelling = Task.detached { task.cancel() }
      await clock.advance(by: .seconds(1), expectsSleeper: false)
      await cancelling.value
      _ = await task.result
      #expect(await issues { await clock.run() }.isEmpty)
    }
  }

  /// The task prefers the executor, yet each of its steps is on the main actor.
  @Test func aTaskOnTheExecutorThatWorksOnTheMainActor() async throws {
    for _ in 0..<50 {
      let clock = TestClock()
      let ticks = LockedCount()
      let task = Task(executorPreference: clock.executor) { try await tickOnTheMainActor(clock, ticks) }
      await clock.advance(by: .seconds(3))
      #expect(ticks.value == 3)
      try await task.value
    }
  }

  @MainActor private func tickOnTheMainActor(_ clock: TestClock, _ ticks: LockedCount) async throws {
    for _ in 1...3 {
      try await clock.sleep(for: .seconds(1))
      await Task.yield()
      ticks.increment()
    }
  }
}
