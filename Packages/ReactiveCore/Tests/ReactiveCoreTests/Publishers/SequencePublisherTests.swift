import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct SequencePublisherTests {
  @Test func deliversEachElementOnce() {
    let history = History()
    var mapped = 0
    let cancellable = (1...3).publisher.map { (value: Int) -> Int in
      mapped += 1
      return value
    }.sink { history.add("\($0)") }
    #expect(history.take() == ["1", "2", "3"])
    #expect(mapped == 3)
    withExtendedLifetime(cancellable) {}
  }

  @Test func meetsDemandAndFinishesWithTheLastElement() {
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(1))
    [1, 2, 3].publisher.subscribe(subscriber)
    #expect(subscriber.history.take() == ["subscription [1, 2, 3]", "value 1"])
    subscriber.request(.max(2))
    #expect(subscriber.history.take() == ["value 2", "value 3", "finished"])
  }

  @Test func countsDemandFromInside() {
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(1))
    subscriber.onValue = { [unowned subscriber] value in
      if value == 1 { subscriber.request(.max(1)) }
    }
    (1...5).publisher.subscribe(subscriber)
    #expect(subscriber.history.take().suffix(2) == ["value 5", "finished"])
  }

  @Test func stopsAtACancelOnTheFirstValue() {
    let subscriber = TrackingSubscriber<Int, Never>()
    subscriber.onValue = { [unowned subscriber] _ in subscriber.cancel() }
    [1, 2].publisher.subscribe(subscriber)
    #expect(subscriber.history.take().dropFirst() == ["value 1"])
  }

  @Test func anEmptySequenceFinishesAtOnce() {
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .none)
    [].publisher.subscribe(subscriber)
    #expect(subscriber.history.take() == ["subscription Empty", "finished"])
  }

  @Test func manyElementsDoNotGrowTheStack() {
    var sum = 0
    let cancellable = (0..<200_000).publisher.filter { $0 % 2 == 0 }.sink { sum += $0 }
    #expect(sum == 100_000 * 99_999)
    withExtendedLifetime(cancellable) {}
  }
}
