import ReactiveCore
import Testing

/// Demand that becomes unlimited while values wait: those that wait come first.
@Suite(.endsWhatItBegan) struct UnlimitedDemandOrderTests {
  private func history<P: Publisher>(of publisher: P) -> [String] where P.Failure == Never {
    let subscriber = TrackingSubscriber<P.Output, Never>(initialDemand: .max(1))
    publisher.subscribe(subscriber)
    subscriber.request(.unlimited)
    return Array(subscriber.history.take().dropFirst())
  }

  private func historyFromInside<P: Publisher>(of publisher: P) -> [String] where P.Failure == Never {
    let subscriber = TrackingSubscriber<P.Output, Never>(
      initialDemand: .max(1),
      demandPerValue: .unlimited
    )
    publisher.subscribe(subscriber)
    return Array(subscriber.history.take().dropFirst())
  }

  private let inOrder = ["value 1", "value 2", "value 3", "value 4", "finished"]

  @Test func merge() {
    let empty = Empty<Int, Never>()
    #expect(history(of: [1, 2, 3, 4].publisher.merge(with: empty)) == inOrder)
    #expect(historyFromInside(of: [1, 2, 3, 4].publisher.merge(with: empty)) == inOrder)
  }

  @Test func flatMap() {
    #expect(history(of: Just(0).flatMap { _ in [1, 2, 3, 4].publisher }) == inOrder)
    #expect(historyFromInside(of: Just(0).flatMap { _ in [1, 2, 3, 4].publisher }) == inOrder)
  }

  @Test func combineLatest() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(2))
    left.append([5, 6].publisher).combineLatest(right) { $0 + $1 }.subscribe(subscriber)
    left.send(1)
    right.send(10)
    right.send(20)
    left.send(2)  // waits for demand
    left.send(completion: .finished)
    subscriber.request(.unlimited)
    #expect(
      subscriber.history.take().dropFirst() == ["value 11", "value 21", "value 22", "value 25", "value 26"]
    )
  }
}
