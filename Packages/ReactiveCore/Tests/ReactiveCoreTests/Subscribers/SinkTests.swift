import ReactiveCore
import Testing

@Suite struct SinkTests {
  private final class Token {}

  @Test func releasesItsClosuresOnCancel() {
    let subject = PassthroughSubject<Int, Never>()
    weak var token: Token?
    let cancellable: AnyCancellable
    do {
      let captured = Token()
      token = captured
      cancellable = subject.sink { _ in _ = captured }
    }
    #expect(token != nil)
    cancellable.cancel()
    #expect(token == nil)
  }

  @Test func releasesItsClosuresOnCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    weak var token: Token?
    let sink: Subscribers.Sink<Int, Never>
    do {
      let captured = Token()
      token = captured
      sink = .init(receiveCompletion: { _ in _ = captured }, receiveValue: { _ in _ = captured })
      subject.subscribe(sink)
    }
    subject.send(completion: .finished)
    #expect(token == nil)
    #expect(sink.receive(1) == .none)
    sink.receiveValue(1)
  }

  @Test func releasesItsClosuresAfterTheValueThatCancels() {
    let subject = PassthroughSubject<Int, Never>()
    weak var token: Token?
    var cancellable: AnyCancellable?
    do {
      let captured = Token()
      token = captured
      cancellable = subject.sink { [weak token] _ in
        cancellable?.cancel()
        #expect(token != nil)
        _ = captured
      }
    }
    subject.send(1)
    #expect(token == nil)
  }

  @Test func refusesASecondSubscription() {
    let history = History()
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    sink.receive(subscription: TrackingSubscription(history, name: "first"))
    sink.receive(subscription: TrackingSubscription(history, name: "second"))
    #expect(history.take() == ["first is asked for unlimited", "second is cancelled"])
    sink.cancel()
    sink.cancel()
    #expect(history.take() == ["first is cancelled"])
    sink.receive(subscription: TrackingSubscription(history, name: "third"))
    #expect(history.take() == ["third is cancelled"])
  }

  @Test func completesOnce() {
    let history = History()
    let sink = Subscribers.Sink<Int, TestFailure>(
      receiveCompletion: { history.add("\($0)") },
      receiveValue: { history.add("\($0)") }
    )
    _ = sink.receive(1)
    sink.receive(completion: .failure(.oops))
    sink.receive(completion: .finished)
    _ = sink.receive(2)
    #expect(history.take() == ["1", "failure(oops)"])
  }
}
