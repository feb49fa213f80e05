import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct ErasureTests {
  @Test func anErasedPublisherPassesDemandOn() {
    let upstream = TrackingPublisher<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(
      upstream.history,
      initialDemand: .max(1),
      demandPerValue: .max(2)
    )
    upstream.eraseToAnyPublisher().eraseToAnyPublisher().subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(
      upstream.history.take() == [
        "subscription upstream", "upstream is asked for max(1)", "value 1",
        "upstream is asked for max(2) in return", "finished",
      ]
    )
  }

  @Test func aSubscriberOfClosures() {
    let history = History()
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: {
        history.add("subscription")
        $0.request(.max(1))
      },
      receiveValue: {
        history.add("value \($0)")
        return .none
      },
      receiveCompletion: { _ in history.add("finished") }
    )
    [1, 2].publisher.subscribe(subscriber)
    #expect(history.take() == ["subscription", "value 1"])
    Empty<Int, Never>().subscribe(AnySubscriber<Int, Never>())
  }

  @Test func aSubjectAsSubscriber() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.sink(
      receiveCompletion: { _ in history.add("finished") },
      receiveValue: { history.add("\($0)") }
    )
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(history.take() == ["1", "2", "finished"])
    withExtendedLifetime(sink) {}
  }

  @Test func subscribingASubjectCanBeCancelled() {
    let upstream = TrackingPublisher<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancellable = upstream.subscribe(subject)
    upstream.send(1)
    #expect(subject.value == 1)
    cancellable.cancel()
    upstream.send(2)
    #expect(subject.value == 1)
    #expect(upstream.history.take() == ["upstream is asked for unlimited", "upstream is cancelled"])
  }
}
