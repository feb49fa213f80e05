import IssueReporting
import ReactiveCore
import ReactiveFoundation
import ReactiveTesting
import Testing

struct OtherSchedulersTests {
  private func issues(_ work: () -> Void) -> [String] {
    let reporter = RecordingIssueReporter()
    withIssueReporters([reporter]) { work() }
    return reporter.issues.map(\.message)
  }

  @Test func immediate() {
    let scheduler = DispatchQueue.immediate
    let start = scheduler.now
    var history: [String] = []
    scheduler.schedule { history.append("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 5)) { history.append("later") }
    let repetition = scheduler.schedule(after: scheduler.now, interval: 1) { history.append("once") }
    #expect(history == ["now", "later", "once"])
    #expect(scheduler.now == start)
    repetition.cancel()
  }

  @Test func immediateOperators() {
    var values: [Int] = []
    let cancellable = [1, 2, 3].publisher
      .receive(on: DispatchQueue.immediate)
      .delay(for: 1, scheduler: RunLoop.immediate)
      .subscribe(on: OperationQueue.immediate)
      .sink { values.append($0) }
    #expect(values == [1, 2, 3])
    cancellable.cancel()
  }

  @Test func erased() {
    let scheduler = DispatchQueue.test
    let erased: AnySchedulerOf<DispatchQueue> = scheduler.eraseToAnyScheduler()
    var ran = false
    erased.schedule(
      after: erased.now.advanced(by: .milliseconds(1)),
      tolerance: 0,
      options: .init(qos: .utility)
    ) {
      ran = true
    }
    scheduler.advance(by: .microseconds(999))
    #expect(!ran)
    scheduler.advance(by: .microseconds(1))
    #expect(ran)
  }

  /// Notes how it is used.
  private final class Noting: Scheduler {
    var log: [String] = []
    let now = DispatchQueue.immediate.now
    let minimumTolerance = DispatchQueue.SchedulerTimeType.Stride.milliseconds(7)

    func schedule(options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) {
      log.append("now \(options?.qos == .utility)")
      action()
    }

    func schedule(
      after date: DispatchQueue.SchedulerTimeType,
      tolerance: DispatchQueue.SchedulerTimeType.Stride,
      options: DispatchQueue.SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      log.append(
        "after \(now.distance(to: date).magnitude) ± \(tolerance.magnitude) \(options?.qos == .utility)"
      )
      action()
    }

    func schedule(
      after date: DispatchQueue.SchedulerTimeType,
      interval: DispatchQueue.SchedulerTimeType.Stride,
      tolerance: DispatchQueue.SchedulerTimeType.Stride,
      options: DispatchQueue.SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      log.append(
        "every \(interval.magnitude) ± \(tolerance.magnitude) \(options?.qos == .utility)"
      )
      action()
      return AnyCancellable { [self] in log.append("cancelled") }
    }
  }

  @Test func anErasedSchedulerIsGivenStridesAndOptions() {
    let noting = Noting()
    let erased = noting.eraseToAnyScheduler()
    var count = 0
    let options = DispatchQueue.SchedulerOptions(qos: .utility)
    #expect(erased.minimumTolerance == .milliseconds(7))
    erased.schedule(options: options) { count += 1 }
    erased.schedule(
      after: erased.now.advanced(by: .nanoseconds(5)),
      tolerance: .nanoseconds(3),
      options: options
    ) {
      count += 1
    }
    erased.schedule(
      after: erased.now,
      interval: .nanoseconds(9),
      tolerance: .nanoseconds(2),
      options: options
    ) {
      count += 1
    }
    .cancel()
    #expect(count == 3)
    #expect(noting.log == ["now true", "after 5 ± 3 true", "every 9 ± 2 true", "cancelled"])
  }

  @Test func unimplemented() {
    var ran = false
    let messages = issues {
      let scheduler = DispatchQueue.unimplemented
      _ = scheduler.now
      scheduler.schedule { ran = true }
      let now = DispatchQueue.immediate.now
      scheduler.schedule(after: now) { ran = true }
      scheduler.schedule(after: now, interval: 1) { ran = true }.cancel()
      RunLoop.unimplemented("clock").schedule { ran = true }
    }
    #expect(!ran)
    #expect(
      messages == [
        """
        The unimplemented scheduler "DispatchQueue" was asked for its time. Give the code under test a scheduler \
        made for it.
        """,
        """
        The unimplemented scheduler "DispatchQueue" was given work to run at once. Give the code under test a \
        scheduler made for it.
        """,
        """
        The unimplemented scheduler "DispatchQueue" was given work to run later. Give the code under test a \
        scheduler made for it.
        """,
        """
        The unimplemented scheduler "DispatchQueue" was given work to repeat. Give the code under test a scheduler \
        made for it.
        """,
        """
        The unimplemented scheduler "clock" was given work to run at once. Give the code under test a scheduler \
        made for it.
        """,
      ]
    )
  }

  @Test func anEndlessRunIsReported() {
    let scheduler = DispatchQueue.test
    var count = 0
    let repetition = scheduler.schedule(after: scheduler.now, interval: 1) { count += 1 }
    #expect(
      issues { scheduler.run() } == [
        """
        TestScheduler.run() stopped after 100000 pieces of work: it would never end. Cancel what repeats, or use \
        advance(by:).
        """
      ]
    )
    #expect(count == 100_000)
    repetition.cancel()
  }

  @Test func anIntervalThatDoesNotPassIsReported() {
    let scheduler = RunLoop.test
    var count = 0
    let messages = issues {
      let repetition = scheduler.schedule(after: scheduler.now, interval: 0) { count += 1 }
      scheduler.advance(by: 1)
      repetition.cancel()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("an interval must be above zero.") == true)
    #expect(count == 1)
  }

  @Test func operatorsOnVirtualTime() {
    let scheduler = DispatchQueue.test
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = subject.debounce(for: .milliseconds(300), scheduler: scheduler).sink {
      values.append($0)
    }
    subject.send(1)
    scheduler.advance(by: .milliseconds(299))
    subject.send(2)
    scheduler.advance(by: .milliseconds(299))
    #expect(values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(values == [2])
    cancellable.cancel()
  }
}
