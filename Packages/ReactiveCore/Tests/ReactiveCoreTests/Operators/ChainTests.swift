import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct ChainTests {
  private func history<P: Publisher>(_ publisher: P) -> [String] {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return Array(subscriber.history.take().dropFirst())
  }

  @Test func appendsAndPrepends() {
    let middle = Just(5).eraseToAnyPublisher()
    #expect(
      history(middle.prepend(1, 2).append(8).append([9])) == [
        "value 1", "value 2", "value 5", "value 8", "value 9", "finished",
      ]
    )
    #expect(history(middle.append(Empty(completeImmediately: true))) == ["value 5", "finished"])
    let failing = Fail<Int, TestFailure>(error: .oops)
    #expect(history(failing.append(1)) == ["failure oops"])
  }

  @Test func carriesDemandOverToTheNext() {
    let history = History()
    let first = TrackingPublisher<Int, Never>(history, name: "first")
    let second = TrackingPublisher<Int, Never>(history, name: "second")
    let subscriber = TrackingSubscriber<Int, Never>(history, initialDemand: .max(3))
    first.append(second).subscribe(subscriber)
    first.send(1)
    first.send(completion: .finished)
    second.send(2)
    subscriber.request(.max(1))
    #expect(
      history.take() == [
        "subscription Concatenate", "first is asked for max(3)", "value 1", "second is asked for max(2)",
        "value 2", "second is asked for max(1)",
      ]
    )
    subscriber.cancel()
    #expect(history.take() == ["second is cancelled"])
  }

  @Test func retryCarriesTheUnmetDemandOver() {
    let history = History()
    let upstream = TrackingPublisher<Int, TestFailure>(history)
    let subscriber = TrackingSubscriber<Int, TestFailure>(history, initialDemand: .max(3))
    upstream.retry(1).subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    upstream.send(2)
    subscriber.request(.max(2))
    upstream.send(completion: .failure(.oops))
    #expect(
      history.take() == [
        "subscription Retry", "upstream is asked for max(3)", "value 1", "upstream is asked for max(2)",
        "value 2", "upstream is asked for max(2)", "failure oops",
      ]
    )
  }

  @Test func catchCarriesTheUnmetDemandOver() {
    let history = History()
    let upstream = TrackingPublisher<Int, TestFailure>(history)
    let next = TrackingPublisher<Int, Never>(history, name: "next")
    let subscriber = TrackingSubscriber<Int, Never>(history, initialDemand: .max(2))
    upstream.catch { _ in next }.subscribe(subscriber)
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    next.send(2)
    next.send(completion: .finished)
    #expect(
      history.take() == [
        "subscription Catch", "upstream is asked for max(2)", "value 1", "next is asked for max(1)",
        "value 2",
        "finished",
      ]
    )
  }

  @Test func replacementsWaitForDemand() {
    let history = History()
    let subscriber = TrackingSubscriber<Int, Never>(history, initialDemand: .none)
    Fail<Int, TestFailure>(error: .oops).replaceError(with: 1).subscribe(subscriber)
    #expect(history.take() == ["subscription ReplaceError"])
    subscriber.request(.max(1))
    #expect(history.take() == ["value 1", "finished"])
    AnyPublisher(Empty<Int, Never>()).replaceEmpty(with: 2).subscribe(subscriber)
    #expect(history.take() == ["subscription ReplaceEmpty"])
    subscriber.request(.max(1))
    #expect(history.take() == ["value 2", "finished"])
  }

  @Test func retriesAsOftenAsItMay() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return Just(attempts).setFailureType(to: TestFailure.self).append(Fail(error: .oops))
    }
    #expect(history(failing.retry(2)) == ["value 1", "value 2", "value 3", "failure oops"])
    #expect(attempts == 3)
  }

  @Test func retryingWithoutEndDoesNotGrowTheStack() {
    var attempts = 0
    let failing = Deferred { () -> AnyPublisher<Int, TestFailure> in
      attempts += 1
      return attempts < 100_000
        ? Fail(error: .oops).eraseToAnyPublisher()
        : Just(1).setFailureType(to: TestFailure.self).eraseToAnyPublisher()
    }
    let publisher = Publishers.Retry(upstream: failing, retries: nil)
    #expect(history(publisher) == ["value 1", "finished"])
  }

  @Test func aCancelStopsRetrying() {
    var attempts = 0
    var cancellable: AnyCancellable?
    let subject = PassthroughSubject<Int, TestFailure>()
    let failing = Deferred { () -> AnyPublisher<Int, TestFailure> in
      attempts += 1
      if attempts == 1 { return subject.eraseToAnyPublisher() }
      cancellable?.cancel()
      return Fail(error: .oops).eraseToAnyPublisher()
    }
    cancellable = failing.retry(1000).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    subject.send(completion: .failure(.oops))
    #expect(attempts == 2)
  }
}
