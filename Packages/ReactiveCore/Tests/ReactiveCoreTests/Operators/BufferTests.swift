import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct BufferTests {
  /// What a buffer of two does with four values before, and what comes out at a demand of two and then of all.
  private func run(
    _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<TestFailure>,
    end: Subscribers.Completion<TestFailure> = .finished
  ) -> (upstream: [String], two: [String], rest: [String]) {
    let upstream = TrackingPublisher<Int, TestFailure>()
    let subscriber = TrackingSubscriber<Int, TestFailure>(initialDemand: .none)
    upstream.buffer(size: 2, prefetch: prefetch, whenFull: whenFull).subscribe(subscriber)
    for value in 1...4 { upstream.send(value) }
    _ = subscriber.history.take()
    subscriber.request(.max(2))
    let two = subscriber.history.take()
    upstream.send(5)
    upstream.send(completion: end)
    subscriber.request(.unlimited)
    return (upstream.history.take(), two, subscriber.history.take())
  }

  @Test func keepFullAsksForItsSizeAndForOneForEachThatLeaves() {
    let result = run(.keepFull, .dropNewest)
    #expect(result.upstream.first == "upstream is asked for max(2)")
    #expect(result.upstream.dropFirst().allSatisfy { $0 == "upstream is asked for max(1)" })
    #expect(result.two == ["value 1", "value 2"])
    #expect(result.rest == ["value 5", "finished"])
  }

  @Test func byRequestAsksForEverythingAtOnce() {
    let result = run(.byRequest, .dropOldest)
    #expect(result.upstream == ["upstream is asked for unlimited"])
    #expect(result.two == ["value 3", "value 4"])
    #expect(result.rest == ["value 5", "finished"])
  }

  @Test func aFailureWaitsBehindTheValues() {
    let result = run(.byRequest, .dropNewest, end: .failure(.oops))
    #expect(result.rest == ["value 5", "failure oops"])
  }

  @Test func aFullBufferMayFailWithAnErrorOfItsOwn() {
    let history = History()
    let upstream = TrackingPublisher<Int, TestFailure>(history)
    let subscriber = TrackingSubscriber<Int, TestFailure>(history, initialDemand: .none)
    upstream.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { TestFailure("full") })
      .subscribe(subscriber)
    upstream.send(1)
    upstream.send(2)
    upstream.send(3)
    #expect(
      history.take() == [
        "subscription Buffer", "upstream is asked for unlimited", "upstream is cancelled", "failure full",
      ]
    )
  }

  @Test func aBufferThatIsNotNeededDelivers() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    subject.buffer(size: 0, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
    subject.send(1)
    #expect(subscriber.history.take() == ["subscription Buffer", "value 1"])
  }
}
