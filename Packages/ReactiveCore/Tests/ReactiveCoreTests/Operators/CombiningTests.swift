import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct CombiningTests {
  private typealias Subject = PassthroughSubject<Int, TestFailure>

  private func track<P: Publisher>(
    _ publisher: P,
    demand: Subscribers.Demand = .unlimited
  ) -> TrackingSubscriber<P.Output, P.Failure> {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>(initialDemand: demand)
    publisher.subscribe(subscriber)
    _ = subscriber.history.take()
    return subscriber
  }

  @Test func mergesValuesAsTheyCome() {
    let (a, b) = (Subject(), Subject())
    let subscriber = track(a.merge(with: b))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(subscriber.history.take() == ["value 1", "value 2", "value 3"])
    b.send(completion: .finished)
    #expect(subscriber.history.take() == ["finished"])
  }

  @Test func mergeFailsWithTheFirstFailureAndCancelsTheOthers() {
    let history = History()
    let a = TrackingPublisher<Int, TestFailure>(history, name: "a")
    let b = TrackingPublisher<Int, TestFailure>(history, name: "b")
    a.merge(with: b).subscribe(TrackingSubscriber<Int, TestFailure>(history))
    _ = history.take()
    a.send(completion: .failure(.oops))
    b.send(1)
    #expect(history.take() == ["b is cancelled", "failure oops"])
  }

  @Test func mergeKeepsOneValueOfEachUpstreamUntilItIsWanted() {
    let history = History()
    let a = TrackingPublisher<Int, Never>(history, name: "a")
    let b = TrackingPublisher<Int, Never>(history, name: "b")
    let subscriber = TrackingSubscriber<Int, Never>(history, initialDemand: .max(1))
    a.merge(with: b, b).subscribe(subscriber)
    #expect(
      history.take() == [
        "subscription Merge", "a is asked for max(1)", "b is asked for max(1)", "b is asked for max(1)",
      ]
    )
    a.send(1)
    #expect(history.take() == ["value 1", "a is asked for max(1) in return"])
    a.send(2)
    a.send(completion: .finished)
    #expect(history.take() == [])
    subscriber.request(.max(1))
    #expect(history.take() == ["value 2"])
  }

  @Test func mergesEveryNumberOfPublishers() {
    let j = (0...8).map { Just($0).eraseToAnyPublisher() }
    func values<P: Publisher>(_ publisher: P) -> [String] where P.Failure == Never {
      let subscriber = TrackingSubscriber<P.Output, Never>()
      publisher.subscribe(subscriber)
      return Array(subscriber.history.take().dropFirst())
    }
    func expected(_ count: Int) -> [String] { (1...count).map { "value \($0)" } + ["finished"] }
    #expect(values(j[1].merge(with: j[2], j[3])) == expected(3))
    #expect(values(j[1].merge(with: j[2], j[3], j[4])) == expected(4))
    #expect(values(j[1].merge(with: j[2], j[3], j[4], j[5])) == expected(5))
    #expect(values(j[1].merge(with: j[2], j[3], j[4], j[5], j[6])) == expected(6))
    #expect(values(j[1].merge(with: j[2], j[3], j[4], j[5], j[6], j[7])) == expected(7))
    #expect(values(j[1].merge(with: j[2], j[3], j[4], j[5], j[6], j[7], j[8])) == expected(8))
    #expect(values(Publishers.MergeMany(j[1], j[2]).merge(with: j[3])) == expected(3))
    #expect(values(Publishers.MergeMany([AnyPublisher<Int, Never>]())) == ["finished"])
  }

  @Test func combinesTheLatestValues() {
    let (a, b) = (Subject(), Subject())
    let subscriber = track(a.combineLatest(b))
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(3)
    b.send(20)
    #expect(subscriber.history.take() == ["value (2, 10)", "value (3, 10)", "value (3, 20)"])
    a.send(completion: .finished)
    b.send(30)
    #expect(subscriber.history.take() == ["value (3, 30)"])
    b.send(completion: .finished)
    #expect(subscriber.history.take() == ["finished"])
  }

  @Test func combineLatestFinishesWhenAllHaveFinishedEvenWithoutAValue() {
    let (a, b) = (Subject(), Subject())
    let subscriber = track(a.combineLatest(b))
    a.send(completion: .finished)
    #expect(subscriber.history.take() == [])
    b.send(1)
    b.send(completion: .finished)
    #expect(subscriber.history.take() == ["finished"])
  }

  @Test func combineLatestPublishesTheLatestOnceItIsWanted() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let subscriber = track(a.combineLatest(b), demand: .max(1))
    a.send(2)
    b.send(20)
    #expect(subscriber.history.take() == [])
    subscriber.request(.max(1))
    #expect(subscriber.history.take() == ["value (2, 10)"])
  }

  @Test func combinesThreeAndFour() {
    let (a, b, c, d) = (Just(1), Just(2), Just(3), Just(4))
    #expect(track(a.combineLatest(b, c), demand: .none).subscription != nil)
    for (publisher, expected) in [
      (a.combineLatest(b, c) { "\($0)\($1)\($2)" }.eraseToAnyPublisher(), "value 123"),
      (a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.eraseToAnyPublisher(), "value 1234"),
      (a.zip(b, c) { "\($0)\($1)\($2)" }.eraseToAnyPublisher(), "value 123"),
      (a.zip(b, c, d) { "\($0)\($1)\($2)\($3)" }.eraseToAnyPublisher(), "value 1234"),
    ] {
      let subscriber = TrackingSubscriber<String, Never>()
      publisher.subscribe(subscriber)
      #expect(subscriber.history.take().dropFirst() == [expected, "finished"])
    }
  }

  @Test func zipsAndFinishesWhenNoPairCanFollow() {
    let (a, b) = (Subject(), Subject())
    let subscriber = track(a.zip(b))
    a.send(1)
    a.send(2)
    b.send(10)
    a.send(completion: .finished)
    #expect(subscriber.history.take() == ["value (1, 10)"])
    b.send(20)
    #expect(subscriber.history.take() == ["value (2, 20)", "finished"])
    let other = track(a.zip(b))
    #expect(other.subscription == nil)
  }

  @Test func flatMapsWithoutLosingAnything() {
    let outer = Subject()
    let inner = [Subject(), Subject()]
    let subscriber = track(outer.flatMap { inner[$0] })
    outer.send(0)
    outer.send(1)
    inner[0].send(1)
    inner[1].send(2)
    outer.send(completion: .finished)
    inner[0].send(completion: .finished)
    #expect(subscriber.history.take() == ["value 1", "value 2"])
    inner[1].send(3)
    inner[1].send(completion: .finished)
    #expect(subscriber.history.take() == ["value 3", "finished"])
  }

  @Test func flatMapAsksForAsManyPublishersAsItMayRun() {
    let upstream = TrackingPublisher<Int, Never>()
    let inner = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let subscriber = TrackingSubscriber<Int, Never>(upstream.history)
    upstream.flatMap(maxPublishers: .max(2)) { inner[$0] }.subscribe(subscriber)
    #expect(upstream.history.take() == ["subscription FlatMap", "upstream is asked for max(2)"])
    upstream.send(0)
    upstream.send(1)
    inner[0].send(completion: .finished)
    #expect(upstream.history.take() == ["upstream is asked for max(1)"])
  }

  @Test func limitedFlatMapDropsASubjectsValuesUnlessTheyAreBuffered() {
    let subject = PassthroughSubject<Int, Never>()
    let inner = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    func run(_ buffered: Bool) -> [Int] {
      var started: [Int] = []
      let source =
        buffered
        ? subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher()
        : subject.eraseToAnyPublisher()
      let cancellable = source.flatMap(maxPublishers: .max(2)) { index in
        started.append(index)
        return inner[index].first()
      }.sink { _ in }
      for index in 0..<4 { subject.send(index) }
      for index in 0..<4 { inner[index].send(0) }
      cancellable.cancel()
      return started
    }
    #expect(run(false) == [0, 1])
    #expect(run(true) == [0, 1, 2, 3])
  }

  @Test func flatMapMeetsFiniteDemand() {
    let publisher = [1, 2, 3].publisher.flatMap { [$0, $0 * 10].publisher }
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(2))
    publisher.subscribe(subscriber)
    #expect(subscriber.history.take().dropFirst().count == 2)
    subscriber.request(.max(3))
    #expect(subscriber.history.take().count == 3)
    subscriber.request(.max(3))
    #expect(subscriber.history.take().suffix(1) == ["finished"])
  }

  @Test func flatMapTakesEveryMixOfFailures() {
    func history<P: Publisher>(_ publisher: P) -> [String] {
      let subscriber = TrackingSubscriber<P.Output, P.Failure>()
      publisher.subscribe(subscriber)
      return Array(subscriber.history.take().dropFirst())
    }
    #expect(history(Just(1).flatMap { Just($0) }) == ["value 1", "finished"])
    #expect(history(Just(1).flatMap { _ in Fail<Int, TestFailure>(error: .oops) }) == ["failure oops"])
    #expect(history(Fail<Int, TestFailure>(error: .oops).flatMap { Just($0) }) == ["failure oops"])
  }

  @Test func flatMapFailsWithAChild() {
    let history = History()
    let a = TrackingPublisher<Int, TestFailure>(history, name: "a")
    let outer = TrackingPublisher<Int, TestFailure>(history, name: "outer")
    let failing = Subject()
    outer.flatMap { $0 == 0 ? a.eraseToAnyPublisher() : failing.eraseToAnyPublisher() }
      .subscribe(TrackingSubscriber<Int, TestFailure>(history))
    outer.send(0)
    outer.send(1)
    _ = history.take()
    failing.send(completion: .failure(.oops))
    #expect(history.take() == ["a is cancelled", "outer is cancelled", "failure oops"])
  }

  @Test func switchesToTheLatest() {
    let outer = Subject()
    let inner = [Subject(), Subject()]
    let subscriber = track(outer.map { inner[$0] }.switchToLatest())
    outer.send(0)
    inner[0].send(1)
    outer.send(1)
    inner[0].send(2)
    inner[1].send(3)
    #expect(subscriber.history.take() == ["value 1", "value 3"])
    inner[1].send(completion: .finished)
    #expect(subscriber.history.take() == [])
    outer.send(completion: .finished)
    #expect(subscriber.history.take() == ["finished"])
  }

  @Test func switchToLatestFinishesWithItsInnerWhenTheOuterHasFinished() {
    let outer = Subject()
    let inner = Subject()
    let subscriber = track(outer.map { _ in inner }.switchToLatest())
    outer.send(0)
    outer.send(completion: .finished)
    inner.send(1)
    #expect(subscriber.history.take() == ["value 1"])
    inner.send(completion: .finished)
    #expect(subscriber.history.take() == ["finished"])
  }

  @Test func switchToLatestFinishesAtOnceWithoutAnInner() {
    let outer = Subject()
    let subscriber = track(outer.map { _ in Subject() }.switchToLatest())
    outer.send(completion: .finished)
    #expect(subscriber.history.take() == ["finished"])
  }

  @Test func switchToLatestCarriesDemandOver() {
    let outer = Subject()
    let history = History()
    let inner = (0..<2).map { TrackingPublisher<Int, TestFailure>(history, name: "inner \($0)") }
    let subscriber = TrackingSubscriber<Int, TestFailure>(history, initialDemand: .max(3))
    outer.map { inner[$0] }.switchToLatest().subscribe(subscriber)
    _ = history.take()
    outer.send(0)
    inner[0].send(1)
    outer.send(1)
    #expect(
      history.take() == [
        "inner 0 is asked for max(3)", "value 1", "inner 0 is cancelled", "inner 1 is asked for max(2)",
      ]
    )
  }

  @Test func switchToLatestFailsWithEither() {
    let outer = Subject()
    let inner = Subject()
    let subscriber = track(outer.map { _ in inner }.switchToLatest())
    outer.send(0)
    inner.send(completion: .failure(.oops))
    outer.send(1)
    #expect(subscriber.history.take() == ["failure oops"])
  }

  @Test func anUpstreamThatEndsTwiceCountsOnce() {
    func history<P: Publisher>(
      _ join: (TrackingPublisher<Int, TestFailure>, PassthroughSubject<Int, TestFailure>) -> P
    ) -> [String] where P.Failure == TestFailure {
      let (twice, other) = (TrackingPublisher<Int, TestFailure>(), Subject())
      let subscriber = track(join(twice, other))
      twice.send(1)
      twice.send(completion: .finished)
      twice.send(completion: .finished)
      twice.send(completion: .failure(.oops))
      other.send(2)
      other.send(completion: .finished)
      return subscriber.history.take()
    }
    #expect(history { $0.merge(with: $1) } == ["value 1", "value 2", "finished"])
    #expect(history { $0.zip($1) } == ["value (1, 2)", "finished"])
    #expect(history { $0.combineLatest($1) } == ["value (1, 2)", "finished"])
  }

  @Test func untilOutput() {
    let (values, signal) = (Subject(), Subject())
    let prefix = track(values.prefix(untilOutputFrom: signal))
    let drop = track(values.drop(untilOutputFrom: signal))
    values.send(1)
    signal.send(0)
    values.send(2)
    #expect(prefix.history.take() == ["value 1", "finished"])
    #expect(drop.history.take() == ["value 2"])
  }
}
