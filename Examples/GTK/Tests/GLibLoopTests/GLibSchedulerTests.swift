import Foundation
import GLibLoop
import ReactiveCore
import Testing

/// The scheduler in a loop that runs on a thread of its own. No test sleeps: they wait for what the loop runs.
@Suite(.serialized) struct GLibSchedulerTests {
  @Test func runsInTheOrderOfScheduling() throws {
    let thread = LoopThread(), record = Record<Int>()
    for number in 0..<1000 { thread.scheduler.schedule { record.append(number) } }
    try thread.wait()
    #expect(record.all == Array(0..<1000))
  }

  @Test func runsInTheOrderOfDatesHoweverLate() throws {
    // All are late when the loop begins.
    let thread = LoopThread(starts: false), record = Record<Int>()
    let now = thread.scheduler.now
    for milliseconds in [3, 1, 2, 1] {
      thread.scheduler.schedule(after: now.advanced(by: .microseconds(milliseconds))) {
        record.append(milliseconds)
      }
    }
    thread.start()
    try thread.wait(until: now.advanced(by: .microseconds(4)))
    #expect(record.all == [1, 1, 2, 3])
  }

  @Test func runsNothingBeforeItsDate() throws {
    let thread = LoopThread(), record = Record<Bool>()
    for microseconds in [0, 1, 999, 1000, 1001, 2500] {
      let date = thread.scheduler.now.advanced(by: .microseconds(microseconds))
      let scheduler = thread.scheduler
      scheduler.schedule(after: date) { record.append(scheduler.now >= date) }
      try thread.wait(until: date.advanced(by: .microseconds(1)))
    }
    #expect(record.all == Array(repeating: true, count: 6))
  }

  @Test func timeGoesOnInTheLoopsTime() {
    let scheduler = GLibScheduler.main
    let (earlier, later) = (scheduler.now, scheduler.now)
    #expect(earlier <= later)
    #expect(scheduler.minimumTolerance == .nanoseconds(0))
  }

  @Test func repeatsUntilItIsCancelled() throws {
    let thread = LoopThread(), record = Record<Int>(), done = DispatchSemaphore(value: 0)
    let repetition = thread.scheduler.schedule(after: thread.scheduler.now, interval: .microseconds(100)) {
      record.append(0)
      if record.all.count == 5 { done.signal() }
    }
    #expect(done.wait(timeout: .now() + 30) == .success)
    repetition.cancel()
    // An action that runs now ends before this one.
    try thread.wait()
    let count = record.all.count
    try thread.wait(until: thread.scheduler.now.advanced(by: .milliseconds(1)))
    #expect(record.all.count == count)
  }

  @Test func aRepetitionEndsWhenItsActionCancelsIt() throws {
    let thread = LoopThread(), record = Record<Int>()
    nonisolated(unsafe) var repetition: (any Cancellable)?
    thread.scheduler.schedule {
      repetition = thread.scheduler.schedule(after: thread.scheduler.now, interval: 0) {
        record.append(0)
        if record.all.count == 3 { repetition?.cancel() }
      }
    }
    while record.all.count < 3 { try thread.wait() }
    try thread.wait(until: thread.scheduler.now.advanced(by: .milliseconds(1)))
    #expect(record.all.count == 3)
  }

  @Test func aCancelledOrReleasedRepetitionLetsGoOfWhatItHolds() throws {
    let thread = LoopThread(starts: false)
    let farAway = thread.scheduler.now.advanced(by: .seconds(1_000_000_000))
    for cancels in [true, false] {
      weak var held: Record<Int>?
      do {
        let record = Record<Int>()
        held = record
        let repetition = thread.scheduler.schedule(after: farAway, interval: 1) { record.append(0) }
        #expect(held != nil)
        if cancels { repetition.cancel() }
      }
      #expect(held == nil)
    }
    thread.start()
  }

  @Test func whatHasRunIsLetGo() throws {
    let thread = LoopThread()
    weak var held: Record<Int>?
    do {
      let record = Record<Int>()
      held = record
      thread.scheduler.schedule { record.append(0) }
    }
    try thread.wait()
    #expect(held == nil)
  }

  @Test func whatIsScheduledRunsThoughTheSchedulerIsReleased() throws {
    let thread = LoopThread(), done = DispatchSemaphore(value: 0)
    thread.scheduler.schedule {
      // A scheduler for this loop of which nothing is left but what it was given.
      thread.another().schedule { done.signal() }
    }
    #expect(done.wait(timeout: .now() + 30) == .success)
  }

  @Test func takesActionsFromManyThreads() throws {
    let thread = LoopThread(), record = Record<[Int]>(), threads = Record<Thread>()
    DispatchQueue.concurrentPerform(iterations: 8) { sender in
      for number in 0..<500 {
        thread.scheduler.schedule {
          record.append([sender, number])
          if number == 0 { threads.append(.current) }
        }
      }
    }
    try thread.wait()
    for sender in 0..<8 {
      #expect(record.all.filter { $0[0] == sender }.map { $0[1] } == Array(0..<500))
    }
    #expect(Set(threads.all.map(ObjectIdentifier.init)).count == 1)
  }

  @Test func whatAnActionSchedulesRunsInALaterTurn() throws {
    let thread = LoopThread(starts: false), record = Record<String>(), other = thread.another()
    thread.scheduler.schedule {
      record.append("first")
      // Due at once, whatever the clock says.
      let past = thread.scheduler.now.advanced(by: -1)
      thread.scheduler.schedule(after: past) { record.append("scheduled by the first") }
    }
    other.schedule { record.append("another source") }
    thread.start()
    try thread.wait()
    try thread.wait()
    #expect(record.all == ["first", "another source", "scheduled by the first"])
  }

  @Test func actionsRunInALoopThatAnActionRuns() throws {
    let thread = LoopThread(), record = Record<String>()
    thread.scheduler.schedule {
      thread.scheduler.schedule { record.append("inner") }
      thread.turn { !record.all.isEmpty }
      record.append("outer")
    }
    while record.all.count < 2 { try thread.wait() }
    #expect(record.all == ["inner", "outer"])
  }

  @Test func aLoopThatIsAlwaysBusyDoesNotStarveActions() throws {
    let thread = LoopThread()
    thread.keepBusy()
    try thread.wait()
    try thread.wait(until: thread.scheduler.now.advanced(by: .microseconds(100)))
  }

  @Test func operatorsDelayAndDebounceOnIt() throws {
    let thread = LoopThread(), record = Record<Int>(), done = DispatchSemaphore(value: 0)
    let subject = PassthroughSubject<Int, Never>()
    let subscription =
      subject
      .debounce(for: .microseconds(200), scheduler: thread.scheduler)
      .delay(for: .microseconds(100), scheduler: thread.scheduler)
      .sink {
        record.append($0)
        done.signal()
      }
    // In one turn: no time for the debounce to pass in between.
    thread.scheduler.schedule { for number in 1...3 { subject.send(number) } }
    #expect(done.wait(timeout: .now() + 30) == .success)
    #expect(record.all == [3])
    subscription.cancel()
  }
}
