import BehaviorSpecs
import IssueReporting
import ReactiveTesting
import Testing

@Suite struct PollingTests {
  private let clock = JumpClock()

  @Test func eventuallyPollsOnTheClockUntilItMatches() async {
    var polls = 0
    let next = { () -> Int in
      polls += 1
      return polls
    }
    let reported = await issues { await expect(next()).toEventually(equal(5), clock: clock) }
    #expect(reported.isEmpty)
    #expect(polls == 5)
    #expect(clock.sleepCount == 4)
    #expect(clock.now.offset == .milliseconds(40))
  }

  @Test func eventuallyFailsWhenTheTimeIsOverAndLooksAtTheEndToo() async {
    var polls = 0
    let next = { () -> Int? in
      polls += 1
      return nil
    }
    let line: UInt = #line + 2
    let reported = await issues {
      await expect(next()).toEventually(
        equal(-1),
        timeout: .milliseconds(25),
        clock: clock
      )
    }
    #expect(polls == 4)
    #expect(clock.now.offset == .milliseconds(25))
    #expect(reported.map(\.line) == [line])
    #expect(reported.map(\.message) == ["expected to eventually equal -1, but got nil after 0.025 seconds"])
  }

  @Test func eventuallyNotNeverAndAlways() async {
    var polls = 0
    let next = { () -> Int in
      polls += 1
      return polls
    }
    let reported = await issues {
      await expect(next()).toEventuallyNot(beLessThan(3), clock: clock)
      await expect(next()).toNever(equal(1), until: .milliseconds(50), clock: clock)
      await expect(next()).toAlways(beGreaterThan(0), until: .milliseconds(50), clock: clock)
      await expect {
        await Task.yield(); return next()
      }.toEventually(equal(20), clock: clock)
    }
    #expect(reported.map(\.message) == [])
    let failures = await issues {
      await expect(next()).toNever(equal(22), clock: clock)
      await expect(next()).toAlways(beLessThan(24), clock: clock)
    }
    #expect(
      failures.map(\.message) == [
        "expected to never equal 22, got 22", "expected to always be less than 24, got 24",
      ]
    )
  }

  @Test func aCancelledWaitIsAFailure() async {
    let clock = clock
    let messages = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await issues { await expect(1).toEventually(equal(2), clock: clock) }.map(\.message)
    }.value
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("expected to eventually equal 2, but the wait was cut short") == true)
  }

  @Test func itPollsOnTheClocksForTests() async {
    let immediate = ImmediateClock()
    let clock = TestClock()
    var polls = 0
    let next = { () -> Int in
      polls += 1
      return polls
    }
    let reported = await issues {
      await expect(next()).toEventually(equal(6), clock: immediate)
      await withPollingClock(immediate) { await expect(next()).toEventually(equal(9)) }
      let advancing = Task { await clock.advance(by: .seconds(60)) }
      await expect(next()).toEventually(
        equal(12),
        timeout: .seconds(50),
        pollInterval: .seconds(10),
        clock: clock
      )
      await advancing.value
    }
    #expect(reported.map(\.message) == [])
    #expect(polls == 12)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)]) func noTimeBetweenPollsEndsOnAClockThatJumps(
    _ interval: Duration
  ) async {
    let reported = await issues {
      await expect(1).toAlways(equal(1), pollInterval: interval, clock: ImmediateClock())
      await expect(1).toEventually(equal(2), pollInterval: interval, clock: clock)
    }
    #expect(reported.map(\.message) == ["expected to eventually equal 2, got 1 after 1.0 seconds"])
  }

  /// Such as a clock whose time the test sets, or one that only reports that it was used.
  @Test func pollsEndAlsoOnAClockThatStandsStill() async {
    var polls = 0
    let next = { () -> Int in
      polls += 1
      return polls
    }
    let reported = await issues { await expect(next()).toEventually(equal(0), clock: StillClock()) }
    #expect(reported.map(\.message) == ["expected to eventually equal 0, got 101 after 1.0 seconds"])
    #expect(polls == 101)
    let unimplemented = await issues {
      await expect(1).toEventually(equal(2), timeout: .milliseconds(50), clock: UnimplementedClock())
    }
    #expect(unimplemented.last?.message == "expected to eventually equal 2, got 1 after 0.05 seconds")
  }

  @Test func timesWithoutAnEndAndBeforeTheBeginning() async {
    let reported = await issues {
      await expect(1).toEventually(equal(1), timeout: .seconds(Int64.max), pollInterval: .seconds(Int64.max))
      await expect(1).toAlways(
        equal(1),
        until: .seconds(Int64.max),
        pollInterval: .seconds(Int64.max),
        clock: clock
      )
      await expect(1).toAlways(equal(1), until: .seconds(-5), clock: clock)
      await expect(1).toEventually(equal(2), timeout: .seconds(Int64.min), clock: clock)
    }
    #expect(reported.count == 1)
    #expect(reported.first?.message.hasPrefix("expected to eventually equal 2, got 1 after") == true)
  }

  @Test func aRequirementPollsToo() async throws {
    var polls = 0
    let next = { () -> Int in
      polls += 1
      return polls
    }
    let clock = clock
    var values: [Int?] = []
    let reported = await issues {
      do {
        values.append(try await require(next()).toEventually(equal(3), clock: clock))
        values.append(try await require(next()).toEventuallyNot(equal(4), clock: clock))
        values.append(
          try await require(next()).toAlways(beGreaterThan(0), until: .milliseconds(20), clock: clock)
        )
        values.append(
          try await require { await later(next) }.toNever(equal(0), until: .milliseconds(20), clock: clock)
        )
        values.append(try await require { await later(next) }.toEventually(equal(0), clock: clock))
      } catch {
        #expect(error is RequirementFailed)
      }
    }
    #expect(values == [3, 5, 8, 11])
    #expect(reported.map(\.message) == ["expected to eventually equal 0, got \(polls) after 1.0 seconds"])
  }

  private func later(_ next: () -> Int) async -> Int {
    await Task.yield()
    return next()
  }

  @Test @MainActor func itPollsOnTheCallersActor() async {
    let model = MainModel()
    await expect(model.next()).toEventually(equal(3), clock: clock)
    await expect { await model.later() }.to(equal(4))
  }
}

@MainActor private final class MainModel {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }

  func later() async -> Int { next() }
}
