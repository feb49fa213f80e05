import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct SingleValueTests {
  private func history<P: Publisher>(_ publisher: P) -> [String] {
    let subscriber = TrackingSubscriber<P.Output, P.Failure>()
    publisher.subscribe(subscriber)
    return subscriber.history.take()
  }

  @Test func just() {
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .none)
    Just(1).subscribe(subscriber)
    #expect(subscriber.history.take() == ["subscription Just"])
    subscriber.request(.max(2))
    #expect(subscriber.history.take() == ["value 1", "finished"])
    #expect(Just(1) == Just(1))
  }

  @Test func justCancelledFromItsValueStillFinishesNothingTwice() {
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .none)
    Just(1).subscribe(subscriber)
    subscriber.cancel()
    subscriber.request(.max(1))
    #expect(subscriber.history.take() == ["subscription Just"])
  }

  @Test func emptyFailAndDeferred() {
    #expect(history(Empty<Int, Never>()) == ["subscription Empty", "finished"])
    #expect(history(Empty<Int, Never>(completeImmediately: false)) == ["subscription Empty"])
    #expect(history(Fail<Int, TestFailure>(error: .oops)) == ["subscription Empty", "failure oops"])
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(history(deferred) == ["subscription Just", "value 1", "finished"])
    #expect(history(deferred) == ["subscription Just", "value 2", "finished"])
  }

  @Test func optionalAndResult() {
    #expect(history(Optional(1).publisher) == ["subscription Optional", "value 1", "finished"])
    #expect(history(Int?.none.publisher) == ["subscription Empty", "finished"])
    #expect(
      history(Result<Int, TestFailure>.success(1).publisher) == ["subscription Once", "value 1", "finished"]
    )
    #expect(
      history(Result<Int, TestFailure>.failure(.oops).publisher) == ["subscription Empty", "failure oops"]
    )
  }

  @Test func record() {
    let record = Record<Int, TestFailure> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.oops))
    }
    #expect(history(record) == ["subscription [1, 2]", "value 1", "value 2", "failure oops"])
    #expect(record.recording.output == [1, 2])
    let empty = Record<Int, TestFailure>(output: [], completion: .failure(.oops))
    #expect(history(empty) == ["subscription Empty", "failure oops"])
  }

  @Test func aRecordingKeepsItsOrderAndItsEnd() {
    var recording = Record<Int, TestFailure>.Recording()
    #expect(recording.output == [] && recording.completion == .finished)
    recording.receive(1)
    recording.receive(completion: .failure(.oops))
    #expect(recording.output == [1] && recording.completion == .failure(.oops))
    let subscriber = TrackingSubscriber<Int, TestFailure>(initialDemand: .max(1))
    Record(recording: recording).subscribe(subscriber)
    #expect(subscriber.history.take() == ["subscription [1]", "value 1", "failure oops"])
  }

  @Test func futureBeforeAndAfterItsResult() {
    var promise: Future<Int, TestFailure>.Promise?
    let future = Future<Int, TestFailure> { promise = $0 }
    let early = TrackingSubscriber<Int, TestFailure>()
    let undemanding = TrackingSubscriber<Int, TestFailure>(initialDemand: .none)
    future.subscribe(early)
    future.subscribe(undemanding)
    promise?(.success(1))
    promise?(.success(2))
    promise?(.failure(.oops))
    #expect(early.history.take() == ["subscription Future", "value 1", "finished"])
    #expect(undemanding.history.take() == ["subscription Future"])
    undemanding.request(.max(1))
    #expect(undemanding.history.take() == ["value 1", "finished"])
    #expect(history(future) == ["subscription Future", "value 1", "finished"])
  }

  @Test func futureFailsWithoutDemandAndForgetsTheCancelled() {
    var promise: Future<Int, TestFailure>.Promise?
    let future = Future<Int, TestFailure> { promise = $0 }
    let undemanding = TrackingSubscriber<Int, TestFailure>(initialDemand: .none)
    future.subscribe(undemanding)
    weak var released: TrackingSubscriber<Int, TestFailure>?
    do {
      let cancelled = TrackingSubscriber<Int, TestFailure>()
      released = cancelled
      future.subscribe(cancelled)
      cancelled.cancel()
    }
    #expect(released == nil)
    promise?(.failure(.oops))
    #expect(undemanding.history.take() == ["subscription Future", "failure oops"])
  }

  @Test func futureResolvedWhileItIsSubscribedTo() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let history = History()
    future.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: {
          promise?(.success(1))
          $0.request(.max(1))
        },
        receiveValue: {
          history.add("\($0)")
          return .none
        },
        receiveCompletion: { _ in history.add("finished") }
      )
    )
    #expect(history.take() == ["1", "finished"])
  }
}
