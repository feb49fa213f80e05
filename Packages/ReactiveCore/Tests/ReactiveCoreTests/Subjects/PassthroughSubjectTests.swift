import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct PassthroughSubjectTests {
  @Test func deliversWhatIsDemanded() {
    let subject = PassthroughSubject<Int, TestFailure>()
    let subscriber = TrackingSubscriber<Int, TestFailure>(initialDemand: .max(1))
    subject.send(0)
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subscriber.request(.max(2))
    subject.send(3)
    subject.send(4)
    subject.send(5)
    subject.send(completion: .failure(.oops))
    subject.send(6)
    subject.send(completion: .finished)
    #expect(
      subscriber.history.take() == [
        "subscription PassthroughSubject", "value 1", "value 3", "value 4", "failure oops",
      ]
    )
  }

  @Test func addsTheDemandThatReceiveReturns() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .max(1))
    subject.subscribe(subscriber)
    for value in 1...3 { subject.send(value) }
    subscriber.demandPerValue = .none
    subject.send(4)
    subject.send(5)
    #expect(subscriber.history.take().suffix(4) == ["value 1", "value 2", "value 3", "value 4"])
  }

  @Test func countsDemandThatIsAddedFromInside() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(1))
    subscriber.onValue = { [unowned subscriber] value in
      if value == 1 { subscriber.request(.max(1)) }
    }
    subject.subscribe(subscriber)
    for value in 1...3 { subject.send(value) }
    #expect(subscriber.history.take().dropFirst() == ["value 1", "value 2"])
  }

  @Test func tellsLateSubscribersTheCompletion() {
    let subject = PassthroughSubject<Int, TestFailure>()
    subject.send(completion: .failure(.oops))
    let subscriber = TrackingSubscriber<Int, TestFailure>()
    subject.subscribe(subscriber)
    #expect(subscriber.history.take() == ["subscription Empty", "failure oops"])
  }

  @Test func keepsSubscriptionOrder() {
    let subject = PassthroughSubject<Int, Never>()
    let history = History()
    var cancellables = (0..<20).map { index in subject.sink { history.add("\(index) got \($0)") } }
    subject.send(1)
    #expect(history.take() == (0..<20).map { "\($0) got 1" })
    for index in [18, 11, 7, 3, 2, 0] { cancellables.remove(at: index).cancel() }
    cancellables.append(subject.sink { history.add("20 got \($0)") })
    subject.send(2)
    #expect(
      history.take() == [1, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19, 20].map { "\($0) got 2" }
    )
  }

  @Test func deliversNestedSendsAtOnce() {
    let subject = PassthroughSubject<Int, Never>()
    let history = History()
    let first = subject.sink { value in
      history.add("first \(value)")
      if value == 1 { subject.send(2) }
    }
    let second = subject.sink { history.add("second \($0)") }
    subject.send(1)
    #expect(history.take() == ["first 1", "first 2", "second 2", "second 1"])
    _ = (first, second)
  }

  @Test func obeysACancelFromInsideADelivery() {
    let subject = PassthroughSubject<Int, Never>()
    let history = History()
    var second: AnyCancellable?
    let first = subject.sink { value in
      history.add("first \(value)")
      second?.cancel()
    }
    second = subject.sink { history.add("second \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(history.take() == ["first 1", "first 2"])
    withExtendedLifetime(first) {}
  }

  @Test func canCancelItselfInsideADelivery() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>()
    subscriber.onValue = { [unowned subscriber] _ in subscriber.cancel() }
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    #expect(subscriber.history.take().dropFirst() == ["value 1"])
  }

  @Test func aSubscriberFromInsideADeliveryGetsTheNextValue() {
    let subject = PassthroughSubject<Int, Never>()
    let history = History()
    var inner: [AnyCancellable] = []
    let outer = subject.sink { value in
      history.add("outer \(value)")
      inner.append(subject.sink { history.add("inner \($0)") })
    }
    subject.send(1)
    subject.send(2)
    #expect(history.take() == ["outer 1", "outer 2", "inner 2"])
    withExtendedLifetime(outer) {}
  }

  @Test func aCompletionFromInsideADeliveryEndsTheRest() {
    let subject = PassthroughSubject<Int, Never>()
    let history = History()
    let first = subject.sink(
      receiveCompletion: { _ in history.add("first finished") },
      receiveValue: {
        history.add("first \($0)")
        subject.send(completion: .finished)
      }
    )
    let second = subject.sink(
      receiveCompletion: { _ in history.add("second finished") },
      receiveValue: { history.add("second \($0)") }
    )
    subject.send(1)
    #expect(history.take() == ["first 1", "first finished", "second finished"])
    _ = (first, second)
  }

  @Test func asksUpstreamOnceASubscriberAsks() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    subject.send(subscription: TrackingSubscription(history, name: "upstream"))
    #expect(history.take() == [])
    let subscriber = TrackingSubscriber<Int, Never>(History(), initialDemand: .max(1))
    subject.subscribe(subscriber)
    subscriber.request(.max(1))
    #expect(history.take() == ["upstream is asked for unlimited"])
    subject.send(subscription: TrackingSubscription(history, name: "second"))
    #expect(history.take() == ["second is asked for unlimited"])
  }

  @Test func cancelsUpstreamWhenReleased() {
    let history = History()
    do {
      let subject = PassthroughSubject<Int, Never>()
      subject.send(subscription: TrackingSubscription(history, name: "upstream"))
    }
    #expect(history.take() == ["upstream is cancelled"])
  }

  @Test func releasesASubscriberOnCancelAndOnCompletion() {
    let subject = PassthroughSubject<Int, Never>()
    weak var cancelled: TrackingSubscriber<Int, Never>?
    weak var completed: TrackingSubscriber<Int, Never>?
    var subscription: (any Subscription)?
    do {
      let subscriber = TrackingSubscriber<Int, Never>()
      cancelled = subscriber
      subject.subscribe(subscriber)
      subscription = subscriber.subscription
      subscriber.cancel()
    }
    #expect(cancelled == nil)
    do {
      let subscriber = TrackingSubscriber<Int, Never>()
      completed = subscriber
      subject.subscribe(subscriber)
      subscription = subscriber.subscription
      subject.send(completion: .finished)
    }
    #expect(completed == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func releasesNothingUnderALock() {
    // The captured object cancels and completes the same pipeline when it goes.
    let subject = PassthroughSubject<Int, Never>()
    final class Bomb {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    let other = subject.sink { _ in }
    var cancellable: AnyCancellable?
    do {
      let bomb = Bomb {
        subject.send(1)
        other.cancel()
        subject.send(completion: .finished)
      }
      cancellable = subject.sink { _ in _ = bomb }
    }
    cancellable?.cancel()
    let late = TrackingSubscriber<Int, Never>()
    subject.subscribe(late)
    #expect(late.history.take() == ["subscription Empty", "finished"])
  }

  @Test func showsItsName() throws {
    let subscriber = TrackingSubscriber<Int, Never>()
    PassthroughSubject<Int, Never>().subscribe(subscriber)
    let subscription = try #require(subscriber.subscription)
    #expect("\(subscription)" == "PassthroughSubject")
    let labels = Mirror(reflecting: subscription).children.map(\.label)
    #expect(labels == ["parent", "downstream", "demand", "subject"])
  }

  @Test func subscribersThatComeAndGoAreSentToInTheOrderOfSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    let history = History()
    func subscribe(_ name: String) -> AnyCancellable { subject.sink { history.add("\(name) \($0)") } }
    let a = subscribe("a")
    subject.send(1)
    #expect(history.take() == ["a 1"])
    let b = subscribe("b")
    let c = subscribe("c")
    b.cancel()
    let d = subscribe("d")
    subject.send(2)
    #expect(history.take() == ["a 2", "c 2", "d 2"])
    a.cancel()
    d.cancel()
    subject.send(3)
    #expect(history.take() == ["c 3"])
    c.cancel()
    subject.send(4)
    let e = subscribe("e")
    subject.send(5)
    #expect(history.take() == ["e 5"])
    withExtendedLifetime(e) {}
  }

  @Test func aSubscriberAloneWhoseDemandBecomesUnlimited() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .max(1), demandPerValue: .none)
    subject.subscribe(subscriber)
    subject.send(1)
    subject.send(2)
    subscriber.request(.unlimited)
    subject.send(3)
    subject.send(4)
    #expect(subscriber.history.take().dropFirst() == ["value 1", "value 3", "value 4"])
    subscriber.cancel()
    subject.send(5)
    subject.send(completion: .finished)
    #expect(subscriber.history.take() == [])
  }

  @Test func aSubscriberAloneThatCancelsInsideIsReleasedAfterTheDelivery() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var token: Token?
    var cancellable: AnyCancellable?
    do {
      let fresh = Token()
      token = fresh
      cancellable = subject.sink { [fresh] _ in
        cancellable?.cancel()
        cancellable = nil
        withExtendedLifetime(fresh) {}
      }
    }
    subject.send(1)
    #expect(token == nil)
    subject.send(2)
  }
}
