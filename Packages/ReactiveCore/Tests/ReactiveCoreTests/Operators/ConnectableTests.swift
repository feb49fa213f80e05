import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct ConnectableTests {
  @Test func multicastStartsWhenConnected() {
    let history = History()
    let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    let cancellables = ["a", "b"].map { name in multicast.sink { history.add("\(name) \($0)") } }
    #expect(history.take() == [])
    let connection = multicast.connect()
    #expect(history.take() == ["a 1", "b 1", "a 2", "b 2"])
    connection.cancel()
    withExtendedLifetime(cancellables) {}
  }

  @Test func cancellingTheConnectionStopsTheUpstream() {
    let upstream = TrackingPublisher<Int, Never>()
    let connectable = upstream.makeConnectable()
    let subscriber = TrackingSubscriber<Int, Never>(upstream.history)
    connectable.subscribe(subscriber)
    let connection = connectable.connect()
    upstream.send(1)
    connection.cancel()
    upstream.send(2)
    #expect(
      upstream.history.take() == [
        "subscription Multicast", "upstream is asked for unlimited", "value 1", "upstream is cancelled",
      ]
    )
  }

  @Test func aConnectionMayOutliveItsSubject() {
    var connection: (any Cancellable)?
    do {
      let subject = PassthroughSubject<Int, Never>()
      let connectable = PassthroughSubject<Int, Never>().multicast(subject: subject)
      connection = connectable.connect()
    }
    connection?.cancel()
    connection = nil
  }

  @Test func shareSubscribesOnceAndCancelsWithTheLast() {
    let upstream = TrackingPublisher<Int, Never>()
    let shared = upstream.share()
    let first = TrackingSubscriber<Int, Never>()
    let second = TrackingSubscriber<Int, Never>()
    shared.subscribe(first)
    shared.subscribe(second)
    upstream.send(1)
    #expect(upstream.history.take() == ["upstream is asked for unlimited"])
    first.cancel()
    #expect(upstream.history.take() == [])
    second.cancel()
    #expect(upstream.history.take() == ["upstream is cancelled"])
    #expect(first.history.take() == second.history.take())
    shared.subscribe(TrackingSubscriber<Int, Never>())
    #expect(upstream.history.take() == ["upstream is asked for unlimited"])
  }

  @Test func shareTellsLateSubscribersTheEnd() {
    let subject = PassthroughSubject<Int, TestFailure>()
    let shared = subject.share()
    shared.subscribe(TrackingSubscriber<Int, TestFailure>())
    subject.send(completion: .failure(.oops))
    let late = TrackingSubscriber<Int, TestFailure>()
    shared.subscribe(late)
    #expect(late.history.take().last == "failure oops")
    #expect(shared == shared)
    #expect(shared != subject.share())
  }

  @Test func autoconnectSurvivesAnUpstreamThatEndsAtOnce() {
    let subscriber = TrackingSubscriber<Int, Never>()
    [1, 2].publisher.multicast { PassthroughSubject() }.autoconnect().subscribe(subscriber)
    #expect(subscriber.history.take() == ["subscription Multicast", "value 1", "value 2", "finished"])
  }
}
