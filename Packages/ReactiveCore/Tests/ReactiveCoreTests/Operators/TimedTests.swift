import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct TimedTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, TestFailure>()

  private func track<P: Publisher>(
    _ publisher: P,
    demand: Subscribers.Demand = .unlimited
  ) -> TrackingSubscriber<P.Output, P.Failure> {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>(initialDemand: demand)
    publisher.subscribe(subscriber)
    scheduler.advance()
    _ = subscriber.history.take()
    return subscriber
  }

  @Test func debounceWaitsForQuiet() {
    let subscriber = track(subject.debounce(for: .seconds(1), scheduler: scheduler))
    subject.send(1)
    scheduler.advance(by: 999)
    subject.send(2)
    scheduler.advance(by: 999)
    #expect(subscriber.history.take() == [])
    scheduler.advance(by: 1)
    #expect(subscriber.history.take() == ["value 2"])
    scheduler.advance(by: 5000)
    #expect(subscriber.history.take() == [])
    #expect(scheduler.pendingJobs == 0)
  }

  @Test func debounceUnitsAgree() {
    let seconds = track(subject.debounce(for: .seconds(1), scheduler: scheduler))
    let milliseconds = track(subject.debounce(for: .milliseconds(1000), scheduler: scheduler))
    subject.send(1)
    scheduler.advance(by: 1000)
    #expect(seconds.history.take() == ["value 1"])
    #expect(milliseconds.history.take() == ["value 1"])
  }

  @Test func throttleUnitsAgree() {
    let seconds = track(subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true))
    let milliseconds = track(subject.throttle(for: .milliseconds(1000), scheduler: scheduler, latest: true))
    for value in 1...3 { subject.send(value) }
    scheduler.advance(by: 999)
    subject.send(4)
    let early = seconds.history.take()
    #expect(early == ["value 3"] && early == milliseconds.history.take())
    scheduler.advance(by: 1)
    #expect(seconds.history.take() == ["value 4"])
    #expect(milliseconds.history.take() == ["value 4"])
  }

  @Test func timersBelongToTheirSubscription() {
    let debounced = subject.debounce(for: 10, scheduler: scheduler)
    let throttled = subject.throttle(for: 10, scheduler: scheduler, latest: false)
    let first = [track(debounced), track(throttled)]
    subject.send(1)
    scheduler.advance(by: 5)
    let second = [track(debounced), track(throttled)]
    subject.send(2)
    scheduler.advance()
    #expect(first[1].history.take() == ["value 1"])
    #expect(second[1].history.take() == ["value 2"])
    scheduler.advance(by: 10)
    #expect(first[0].history.take() == ["value 2"])
    #expect(second[0].history.take() == ["value 2"])
    #expect(first[1].history.take() == ["value 2"])
  }

  @Test func debouncedAndThrottledValuesNeedDemand() {
    let debounced = track(subject.debounce(for: 10, scheduler: scheduler), demand: .none)
    let throttled = track(subject.throttle(for: 10, scheduler: scheduler, latest: true), demand: .none)
    subject.send(1)
    scheduler.advance(by: 10)
    debounced.request(.max(1))
    throttled.request(.max(1))
    #expect(debounced.history.take() == [] && throttled.history.take() == [])
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 20)
    #expect(debounced.history.take() == ["value 3"])
    #expect(throttled.history.take() == ["value 3"])
  }

  @Test func debounceDropsWhatWaitsWhenTheUpstreamFails() {
    let subscriber = track(subject.debounce(for: 10, scheduler: scheduler))
    subject.send(1)
    subject.send(completion: .failure(.oops))
    scheduler.advance(by: 20)
    #expect(subscriber.history.take() == ["failure oops"])
  }

  @Test func debounceDropsWhatWaitsWhenTheUpstreamEnds() {
    let subscriber = track(subject.debounce(for: 10, scheduler: scheduler))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(subscriber.history.take() == [])
    scheduler.advance()
    #expect(subscriber.history.take() == ["finished"])
    scheduler.advance(by: 10)
    #expect(subscriber.history.take() == [])
  }

  @Test func debounceIsSilentAfterACancel() {
    let subscriber = track(subject.debounce(for: 10, scheduler: scheduler))
    subject.send(1)
    subscriber.cancel()
    #expect(scheduler.pendingJobs == 0)
    scheduler.advance(by: 20)
    #expect(subscriber.history.take() == [])
  }

  @Test func debounceOnAnImmediateSchedulerPassesAll() {
    let subscriber = track(subject.debounce(for: 10, scheduler: ImmediateScheduler.shared))
    subject.send(1)
    subject.send(2)
    #expect(subscriber.history.take() == ["value 1", "value 2"])
  }

  @Test(arguments: [true, false])
  func throttleThinsOut(latest: Bool) {
    let subscriber = track(subject.throttle(for: 10, scheduler: scheduler, latest: latest))
    subject.send(1)
    scheduler.advance()
    #expect(subscriber.history.take() == ["value 1"])
    scheduler.advance(by: 2)
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 7)
    #expect(subscriber.history.take() == [])
    scheduler.advance(by: 1)
    #expect(subscriber.history.take() == [latest ? "value 3" : "value 2"])
    scheduler.advance(by: 20)
    subject.send(4)
    scheduler.advance()
    #expect(subscriber.history.take() == ["value 4"])
  }

  @Test func throttlePublishesWhatWaitsWhenTheUpstreamFinishes() {
    let subscriber = track(subject.throttle(for: 10, scheduler: scheduler, latest: true))
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    scheduler.advance(by: 9)
    #expect(subscriber.history.take() == ["value 1"])
    scheduler.advance(by: 1)
    #expect(subscriber.history.take() == ["value 2", "finished"])
    #expect(scheduler.pendingJobs == 0)
  }

  @Test func throttleEndsAsSoonAsPossibleWhenNothingWaits() {
    let subscriber = track(subject.throttle(for: 10, scheduler: scheduler, latest: true))
    subject.send(1)
    scheduler.advance()
    subject.send(completion: .failure(.oops))
    #expect(subscriber.history.take() == ["value 1"])
    scheduler.advance()
    #expect(subscriber.history.take() == ["failure oops"])
  }

  @Test func throttleIsSilentAfterACancel() {
    let subscriber = track(subject.throttle(for: 10, scheduler: scheduler, latest: true))
    subject.send(1)
    subscriber.cancel()
    scheduler.advance(by: 20)
    #expect(subscriber.history.take() == [])
  }

  @Test func delayDelaysValuesAndTheEnd() {
    let subscriber = track(subject.delay(for: 10, scheduler: scheduler))
    subject.send(1)
    scheduler.advance(by: 5)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: 5)
    #expect(subscriber.history.take() == ["value 1"])
    scheduler.advance(by: 5)
    #expect(subscriber.history.take() == ["value 2", "finished"])
  }

  @Test func delayIsSilentAfterACancelAndLetsGo() {
    weak var released: TrackingSubscriber<Int, TestFailure>?
    let history = History()
    do {
      let subscriber = TrackingSubscriber<Int, TestFailure>(history)
      released = subscriber
      subject.delay(for: 10, scheduler: scheduler).subscribe(subscriber)
      subject.send(1)
      _ = history.take()
      subscriber.cancel()
    }
    #expect(released == nil)
    scheduler.advance(by: 10)
    #expect(history.take() == [])
  }

  @Test func timesOut() {
    let finishing = track(subject.timeout(10, scheduler: scheduler))
    let failing = track(subject.timeout(10, scheduler: scheduler, customError: { .oops }))
    scheduler.advance(by: 9)
    subject.send(1)
    scheduler.advance(by: 9)
    #expect(finishing.history.take() == ["value 1"])
    scheduler.advance(by: 1)
    #expect(finishing.history.take() == ["finished"])
    #expect(failing.history.take() == ["value 1", "failure oops"])
    subject.send(2)
    scheduler.advance()
    #expect(finishing.history.take() == [])
    #expect(scheduler.pendingJobs == 0)
  }

  @Test func timeoutsCustomErrorIsMadeWhenItIsNeeded() {
    var made = 0
    let make: () -> TestFailure = {
      made += 1
      return TestFailure("late")
    }
    let subscriber = track(subject.timeout(10, scheduler: scheduler, customError: make))
    scheduler.advance(by: 9)
    #expect(made == 0)
    scheduler.advance(by: 1)
    #expect(subscriber.history.take() == ["failure late"])
    #expect(made == 1)
    let unneeded = track(subject.timeout(10, scheduler: scheduler, customError: make))
    subject.send(completion: .finished)
    scheduler.advance(by: 20)
    #expect(unneeded.history.take() == ["finished"])
    #expect(made == 1)
  }

  @Test func timeoutCancelsItsUpstream() {
    let upstream = TrackingPublisher<Int, TestFailure>()
    upstream.timeout(10, scheduler: scheduler).subscribe(
      TrackingSubscriber<Int, TestFailure>(upstream.history)
    )
    scheduler.advance(by: 10)
    #expect(
      upstream.history.take() == [
        "subscription Timeout", "upstream is asked for unlimited", "upstream is cancelled", "finished",
      ]
    )
  }

  @Test func timeoutPassesTheEnd() {
    let subscriber = track(subject.timeout(10, scheduler: scheduler))
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.advance(by: 20)
    #expect(subscriber.history.take() == ["value 1", "finished"])
  }

  @Test func receiveOnKeepsOrderAndStopsAfterACancel() {
    let subscriber = track(subject.receive(on: scheduler))
    subject.send(1)
    subject.send(2)
    #expect(subscriber.history.take() == [])
    scheduler.advance()
    #expect(subscriber.history.take() == ["value 1", "value 2"])
    subject.send(3)
    subscriber.cancel()
    scheduler.advance()
    #expect(subscriber.history.take() == [])
  }

  @Test func aSchedulerThatReordersLosesAndReordersNothing() {
    let scheduler = VirtualScheduler(runsLastFirst: true)
    let received = track(subject.receive(on: scheduler))
    let delayed = track(subject.delay(for: .milliseconds(5), scheduler: scheduler))
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    scheduler.advance(by: 5)
    for subscriber in [received, delayed] {
      #expect(subscriber.history.take() == ["value 1", "value 2", "value 3", "finished"])
    }
  }

  @Test func receiveOnDeliversOneAtATime() {
    let subscriber = TrackingSubscriber<Int, TestFailure>()
    subject.receive(on: ImmediateScheduler.shared).subscribe(subscriber)
    _ = subscriber.history.take()
    subscriber.onValue = { [subject] value in
      if value == 1 {
        subject.send(2)
        subject.send(completion: .finished)
        subscriber.history.add("end of 1")
      }
    }
    subject.send(1)
    #expect(subscriber.history.take() == ["value 1", "end of 1", "value 2", "finished"])
  }

  @Test func receiveOnReleasesWhatWaitsOnCancel() {
    final class Token {}
    let subject = PassthroughSubject<Token, Never>()
    let cancellable = subject.receive(on: scheduler).sink { _ in Issue.record("delivered") }
    weak var waiting: Token?
    do {
      let token = Token()
      waiting = token
      subject.send(token)
    }
    #expect(waiting != nil)
    cancellable.cancel()
    #expect(waiting == nil)
    scheduler.advance()
  }

  @Test func subscribeOnSubscribesLater() {
    let upstream = TrackingPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(upstream.history)
    upstream.subscribe(on: scheduler).subscribe(subscriber)
    #expect(upstream.history.take() == [])
    scheduler.advance()
    #expect(upstream.history.take() == ["subscription SubscribeOn", "upstream is asked for unlimited"])
    subscriber.cancel()
    #expect(upstream.history.take() == [])
    scheduler.advance()
    #expect(upstream.history.take() == ["upstream is cancelled"])
  }

  @Test func collectsByTime() {
    let byTime = track(subject.collect(.byTime(scheduler, 10)))
    let byBoth = track(subject.collect(.byTimeOrCount(scheduler, 10, 2)))
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(byBoth.history.take() == ["value [1, 2]"])
    scheduler.advance(by: 10)
    #expect(byTime.history.take() == ["value [1, 2, 3]"])
    #expect(byBoth.history.take() == ["value [3]"])
    scheduler.advance(by: 10)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(byTime.history.take() == ["value [4]", "finished"])
  }

  @Test func aFailureDropsAnIncompleteGroup() {
    let byTime = track(subject.collect(.byTime(scheduler, 10)))
    let byCount = track(subject.collect(2))
    subject.send(1)
    subject.send(completion: .failure(.oops))
    scheduler.advance(by: 20)
    #expect(byTime.history.take() == ["failure oops"])
    #expect(byCount.history.take() == ["failure oops"])
    #expect(scheduler.pendingJobs == 0)
  }

  @Test func groupsByTimeWaitForDemand() {
    let subscriber = track(subject.collect(.byTime(scheduler, 10)), demand: .none)
    subject.send(1)
    scheduler.advance(by: 10)
    subject.send(2)
    subscriber.request(.max(1))
    #expect(subscriber.history.take() == [])
    scheduler.advance(by: 10)
    #expect(subscriber.history.take() == ["value [1, 2]"])
  }

  @Test func anIntervalWithoutValuesGivesNoGroup() {
    let subscriber = track(subject.collect(.byTimeOrCount(scheduler, 10, 2)))
    scheduler.advance(by: 50)
    #expect(subscriber.history.take() == [])
    subscriber.cancel()
    #expect(scheduler.pendingJobs == 0)
  }

  @Test func measuresIntervals() {
    let subscriber = track(subject.measureInterval(using: scheduler).map(\.magnitude))
    scheduler.advance(by: 3)
    subject.send(0)
    scheduler.advance(by: 4)
    subject.send(0)
    #expect(subscriber.history.take() == ["value 3", "value 4"])
  }

  @Test func buffers() {
    for (strategy, expected): (Publishers.BufferingStrategy<TestFailure>, [String]) in [
      (.dropNewest, ["value 1", "value 2"]),
      (.dropOldest, ["value 2", "value 3"]),
      (.customError { .oops }, ["failure oops"]),
    ] {
      let subject = PassthroughSubject<Int, TestFailure>()
      let subscriber = track(
        subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy),
        demand: .none
      )
      for value in 1...3 { subject.send(value) }
      subscriber.request(.unlimited)
      #expect(subscriber.history.take() == expected)
    }
  }

  @Test func aBufferFinishesWhenItIsEmpty() {
    let subscriber = track(subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest), demand: .none)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(subscriber.history.take() == [])
    subscriber.request(.max(1))
    #expect(subscriber.history.take() == ["value 1", "finished"])
  }

  @Test func aBufferKeepsItselfFull() {
    let upstream = TrackingPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(upstream.history, initialDemand: .max(1))
    upstream.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    #expect(
      upstream.history.take() == [
        "subscription Buffer", "upstream is asked for max(3)", "value 1", "upstream is asked for max(1)",
      ]
    )
  }
}
