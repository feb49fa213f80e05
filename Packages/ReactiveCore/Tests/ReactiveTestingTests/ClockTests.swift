import IssueReporting
import ReactiveTesting
import Testing

struct ClockTests {
  private let clock = TestClock()
  private let log = LockedValue<[String]>([])

  private func issues(_ work: () async -> Void) async -> [String] {
    let reporter = RecordingIssueReporter()
    await withIssueReporters([reporter]) { await work() }
    return reporter.issues.map(\.message)
  }

  @Test func tasksOnTheExecutorAreExact() async throws {
    for _ in 0..<200 {
      let clock = TestClock()
      let ticks = LockedCount()
      let task = Task(executorPreference: clock.executor) {
        for _ in 1...3 {
          try await clock.sleep(for: .seconds(1))
          ticks.increment()
        }
      }
      await clock.advance(by: .milliseconds(999))
      #expect(ticks.value == 0)
      await clock.advance(by: .milliseconds(1))
      #expect(ticks.value == 1)
      await clock.advance(by: .seconds(5))
      #expect(ticks.value == 3)
      #expect(clock.now.offset == .seconds(6))
      try await task.value
    }
  }

  @Test func sleepersInterleave() async throws {
    let tasks = [("a", 2), ("b", 3)].map { [clock, log] name, seconds in
      Task(executorPreference: clock.executor) {
        for _ in 1...3 {
          try await clock.sleep(for: .seconds(seconds))
          log.append("\(name)\(clock.now.offset.components.seconds)")
        }
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(log.value == ["a2", "b3", "a4", "b6", "a6", "b9"])
    for task in tasks { try await task.value }
  }

  @Test func sleepersOfAnInstantWakeInOrder() async throws {
    let tasks = (0..<20).map { [clock, log] index in
      Task(executorPreference: clock.executor) {
        try await clock.sleep(for: .seconds(1))
        log.append("\(index)")
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.value == (0..<20).map { "\($0)" })
    for task in tasks { try await task.value }
  }

  @Test func tasksElsewhereAreWaitedFor() async throws {
    for _ in 0..<20 {
      let clock = TestClock(patience: .seconds(600))
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      await clock.advance(by: .seconds(1))
      try await task.value
    }
  }

  @MainActor @Test func tasksOnTheMainActorAreWaitedFor() async throws {
    for _ in 0..<20 {
      let clock = TestClock(patience: .seconds(600))
      var hasSlept = false
      let task = Task { @MainActor in
        try await clock.sleep(for: .seconds(1))
        hasSlept = true
      }
      await clock.advance(by: .seconds(1))
      try await task.value
      #expect(hasSlept)
    }
  }

  @Test func whenNobodySleepsItIsReported() async {
    let clock = TestClock(patience: .milliseconds(1))
    let messages = await issues { await clock.advance(by: .seconds(1)) }
    #expect(
      messages == [
        """
        TestClock was advanced, but nothing sleeps on it, and nothing fell asleep within 0.001 seconds. Give the \
        code under test this clock, or pass expectsSleeper: false.
        """
      ]
    )
    #expect(clock.now.offset == .seconds(1))
    #expect(await issues { await clock.advance(by: .seconds(1), expectsSleeper: false) } == [])
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func aSleepUntilNowReturnsAtOnce() async throws {
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func cancellation() async {
    let task = Task(executorPreference: clock.executor) { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.advance(by: .milliseconds(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let early = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    await clock.advance(by: .seconds(1), expectsSleeper: false)
  }

  @Test func sleepAndCancelAtOnceFromManyTasks() async {
    for _ in 0..<200 {
      let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func runEndsWithTheLastSleeper() async throws {
    let task = Task(executorPreference: clock.executor) { [clock, log] in
      for index in 1...10 {
        try await clock.sleep(for: .seconds(index))
        log.append("\(index)")
      }
    }
    await clock.run()
    #expect(log.value.count == 10)
    #expect(clock.now.offset == .seconds(55))
    try await task.value
  }

  @Test func immediateClock() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    #expect(clock.now.offset == .seconds(5))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func unimplementedClock() async {
    let messages = await issues {
      let clock = UnimplementedClock("poll")
      _ = clock.now
      try? await clock.sleep(until: .init())
    }
    #expect(
      messages == [
        #"The unimplemented clock "poll" was asked for its time. Give the code under test a clock made for it."#,
        #"The unimplemented clock "poll" was slept on. Give the code under test a clock made for it."#,
      ]
    )
  }
}
