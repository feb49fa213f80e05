import ReactiveCore
import Testing

/// What every operator promises about demand. The upstream is a sequence, which sends what it is asked for.
@Suite(.endsWhatItBegan) struct DemandContractTests {
  private typealias Subscriber = TrackingSubscriber<String, any Error>

  private func subscribe(
    _ operatorCase: OperatorCase<Int>,
    demand: Subscribers.Demand,
    perValue: Subscribers.Demand = .none,
    configure: (TrackingSubscriber<String, any Error>) -> Void = { _ in }
  ) -> TrackingSubscriber<String, any Error> {
    let values = Publishers.Sequence<ClosedRange<Int>, TestFailure>(sequence: 1...5)
    let subscriber = Subscriber(initialDemand: demand, demandPerValue: perValue)
    configure(subscriber)
    operatorCase.apply(AnyPublisher(values)).subscribe(subscriber)
    return subscriber
  }

  private func values(_ history: [String]) -> Int {
    history.filter { $0.hasPrefix("value") }.count
  }

  @Test(arguments: OperatorContract.cases("deliversNothingWithoutDemand"))
  func deliversNothingWithoutDemand(_ operatorCase: OperatorCase<Int>) {
    let subscriber = subscribe(operatorCase, demand: .none)
    #expect(values(subscriber.history.take()) == 0)
  }

  @Test(arguments: OperatorContract.cases("deliversOneByOne"))
  func deliversOneByOne(_ operatorCase: OperatorCase<Int>) {
    let subscriber = subscribe(operatorCase, demand: .none)
    var history = subscriber.history.take()
    for _ in 1...5 {
      subscriber.request(.max(1))
      history = subscriber.history.take()
      #expect(values(history) == 1)
    }
    #expect((history.last == "finished") != operatorCase.traits.contains(.partnered))
  }

  @Test(arguments: OperatorContract.cases("deliversAtMostWhatWasAskedFor"))
  func deliversAtMostWhatWasAskedFor(_ operatorCase: OperatorCase<Int>) {
    let subscriber = subscribe(operatorCase, demand: .max(2))
    #expect(values(subscriber.history.take()) == 2)
    subscriber.request(.unlimited)
    #expect(values(subscriber.history.take()) == 3)
  }

  @Test(arguments: OperatorContract.cases("takesDemandReturnedByAValue"))
  func takesDemandReturnedByAValue(_ operatorCase: OperatorCase<Int>) {
    let subscriber = subscribe(operatorCase, demand: .max(1), perValue: .max(1))
    #expect(values(subscriber.history.take()) == 5)
  }

  @Test(arguments: OperatorContract.cases("takesDemandMadeInsideAValue"))
  func takesDemandMadeInsideAValue(_ operatorCase: OperatorCase<Int>) {
    let subscriber = subscribe(operatorCase, demand: .max(1)) { subscriber in
      subscriber.onValue = { [unowned subscriber] _ in subscriber.request(.max(1)) }
    }
    #expect(values(subscriber.history.take()) == 5)
  }

  @Test(arguments: OperatorContract.cases("asksForNoMoreThanItsDownstream"))
  func asksForNoMoreThanItsDownstream(_ operatorCase: OperatorCase<Int>) {
    let source = CountingSequence()
    let numbers = Publishers.Sequence<CountingSequence, TestFailure>(sequence: source)
    let subscriber = Subscriber(initialDemand: .max(2))
    operatorCase.apply(AnyPublisher(numbers)).subscribe(subscriber)
    // A sequence looks one ahead, and a merge keeps one of each upstream.
    #expect(source.taken <= 4)
    subscriber.request(.max(3))
    #expect(source.taken <= 7)
    subscriber.cancel()
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
