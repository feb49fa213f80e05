import ReactiveCore
import Testing

/// What must hold for every operator.
@Suite struct OperatorContractTests {
  private func chain(
    _ operatorCase: OperatorCase,
    demand: Subscribers.Demand = .unlimited
  ) -> (TrackingPublisher<Int, TestFailure>, TrackingSubscriber<String, any Error>) {
    let upstream = TrackingPublisher<Int, TestFailure>()
    let subscriber = TrackingSubscriber<String, any Error>(initialDemand: demand)
    operatorCase.apply(upstream.eraseToAnyPublisher()).subscribe(subscriber)
    return (upstream, subscriber)
  }

  @Test(arguments: OperatorCase.all)
  func subscribesOnceAndAsksForValues(_ operatorCase: OperatorCase) {
    let (upstream, subscriber) = chain(operatorCase)
    #expect(subscriber.history.take().count == 1)
    #expect(upstream.history.take().contains { $0.hasPrefix("upstream is asked for") })
  }

  @Test(arguments: OperatorCase.passing)
  func passesValuesAndTheEnd(_ operatorCase: OperatorCase) {
    let (upstream, subscriber) = chain(operatorCase)
    upstream.send(1)
    let values = subscriber.history.take().filter { $0.hasPrefix("value") }
    #expect(values.count == 1)
    upstream.send(completion: .finished)
    #expect(subscriber.history.take().last == "finished" || operatorCase.name == "combineLatest")
  }

  @Test(arguments: OperatorCase.all)
  func passesAFailureOnceAndNothingAfter(_ operatorCase: OperatorCase) {
    let (upstream, subscriber) = chain(operatorCase)
    upstream.send(completion: .failure(.oops))
    #expect(subscriber.history.take().dropFirst() == ["failure oops"])
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    upstream.send(completion: .finished)
    let after = subscriber.history.take()
    #expect(after == [] || OperatorCase.stateless.contains(operatorCase.name))
  }

  @Test(arguments: OperatorCase.all)
  func cancelsItsUpstreamOnceAndThenIsSilent(_ operatorCase: OperatorCase) {
    let (upstream, subscriber) = chain(operatorCase)
    let subscription = subscriber.subscription
    _ = subscriber.history.take()
    _ = upstream.history.take()
    subscription?.cancel()
    subscription?.cancel()
    subscription?.request(.max(1))
    if !OperatorCase.stateless.contains(operatorCase.name) {
      #expect(upstream.history.take() == ["upstream is cancelled"])
      upstream.send(1)
      upstream.send(completion: .finished)
      #expect(subscriber.history.take() == [])
    }
  }

  @Test(arguments: OperatorCase.passing)
  func canBeCancelledFromInsideAValue(_ operatorCase: OperatorCase) {
    let (upstream, subscriber) = chain(operatorCase)
    subscriber.onValue = { [unowned subscriber] _ in subscriber.cancel() }
    _ = subscriber.history.take()
    upstream.send(1)
    #expect(subscriber.history.take().count == 1)
    #expect(upstream.history.take().last == "upstream is cancelled")
    guard !OperatorCase.stateless.contains(operatorCase.name) else { return }
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(subscriber.history.take() == [])
  }

  @Test(arguments: OperatorCase.all)
  func refusesASecondSubscription(_ operatorCase: OperatorCase) {
    let (upstream, subscriber) = chain(operatorCase)
    _ = subscriber.history.take()
    _ = upstream.history.take()
    guard !OperatorCase.stateless.contains(operatorCase.name) else { return }
    upstream.sendAnotherSubscription()
    #expect(upstream.history.take() == ["another upstream is cancelled"])
    #expect(subscriber.history.take() == [])
  }

  @Test(arguments: OperatorCase.all)
  func releasesTheSubscriberAfterACompletion(_ operatorCase: OperatorCase) {
    weak var released: TrackingSubscriber<String, any Error>?
    let upstream = TrackingPublisher<Int, TestFailure>()
    let publisher = operatorCase.apply(upstream.eraseToAnyPublisher())
    do {
      let subscriber = TrackingSubscriber<String, any Error>()
      released = subscriber
      publisher.subscribe(subscriber)
      upstream.send(1)
      upstream.send(completion: .failure(.oops))
      upstream.forgetSubscriber()
    }
    #expect(released == nil)
  }

  @Test(arguments: OperatorCase.all)
  func releasesTheSubscriberAfterACancel(_ operatorCase: OperatorCase) {
    weak var released: TrackingSubscriber<String, any Error>?
    let upstream = TrackingPublisher<Int, TestFailure>()
    let publisher = operatorCase.apply(upstream.eraseToAnyPublisher())
    do {
      let subscriber = TrackingSubscriber<String, any Error>()
      released = subscriber
      publisher.subscribe(subscriber)
      upstream.send(1)
      subscriber.cancel()
      upstream.forgetSubscriber()
    }
    #expect(released == nil)
  }

  @Test(arguments: OperatorCase.all)
  func givesEachSubscriptionStateOfItsOwn(_ operatorCase: OperatorCase) {
    let values = [1, 1, 2, 3, 2].publisher.setFailureType(to: TestFailure.self)
    let publisher = operatorCase.apply(AnyPublisher(values))
    let isShared = operatorCase.name.contains("share") || operatorCase.name.contains("multicast")
    let histories = (0..<2).map { _ in
      let subscriber = TrackingSubscriber<String, any Error>()
      publisher.subscribe(subscriber)
      return subscriber.history.take()
    }
    #expect(histories[0] == histories[1] || isShared)
  }

  @Test(arguments: OperatorCase.passing)
  func asksForNoMoreThanItsDownstream(_ operatorCase: OperatorCase) {
    // These ask for everything by their nature, or for as much as they can keep; combineLatest spends its
    // upstream's demand on values that find no partner.
    let greedy = ["buffer", "combineLatest", "flatMap", "switchToLatest", "share", "multicast.autoconnect"]
    guard !greedy.contains(operatorCase.name) else { return }
    let source = CountingSequence()
    let values = Publishers.Sequence<CountingSequence, TestFailure>(sequence: source)
    let subscriber = TrackingSubscriber<String, any Error>(initialDemand: .max(2))
    operatorCase.apply(AnyPublisher(values)).subscribe(subscriber)
    #expect(subscriber.history.take().filter { $0.hasPrefix("value") }.count == 2)
    // A sequence looks one ahead, and merge, flatMap and the like may keep one.
    #expect(source.taken <= 4)
    subscriber.request(.max(3))
    #expect(subscriber.history.take().filter { $0.hasPrefix("value") }.count == 3)
  }

  /// Counts how many of its endless elements were taken.
  private final class CountingSequence: Sequence, IteratorProtocol {
    var taken = 0
    func next() -> Int? {
      taken += 1
      return taken
    }
  }
}

extension OperatorCase {
  /// Operators that let their upstream's subscription through and keep no state, as in Combine.
  static let stateless: Set<String> = [
    "map", "mapError", "map(keyPath)", "scan", "breakpoint",
  ]
}
