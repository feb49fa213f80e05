import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct FlatMapLatestTests {
  @Test func followsTheLatest() {
    let outer = PassthroughSubject<Int, TestFailure>()
    let inner = (0..<2).map { _ in PassthroughSubject<String, TestFailure>() }
    let safe = PassthroughSubject<String, Never>()
    let subscriber = TrackingSubscriber<String, TestFailure>()
    let safeSubscriber = TrackingSubscriber<String, TestFailure>()
    outer.flatMapLatest { inner[$0] }.subscribe(subscriber)
    outer.flatMapLatest { _ in safe }.subscribe(safeSubscriber)
    outer.send(0)
    inner[0].send("a")
    safe.send("s")
    outer.send(1)
    inner[0].send("b")
    inner[1].send("c")
    #expect(subscriber.history.take().dropFirst() == ["value a", "value c"])
    #expect(safeSubscriber.history.take().dropFirst() == ["value s"])
  }
}
