import ReactiveCore
import Testing

@Suite(.endsWhatItBegan) struct CurrentValueSubjectTests {
  @Test func replaysTheCurrentValueAtTheFirstDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscriber = TrackingSubscriber<Int, Never>(initialDemand: .none)
    subject.subscribe(subscriber)
    subject.send(2)
    subscriber.request(.max(2))
    subject.send(3)
    subject.send(4)
    #expect(
      subscriber.history.take() == ["subscription CurrentValueSubject", "value 2", "value 3"]
    )
    subscriber.request(.max(1))
    #expect(subscriber.history.take() == ["value 4"])
    subscriber.request(.max(1))
    #expect(subscriber.history.take() == [])
    #expect(subject.value == 4)
  }

  @Test func settingTheValueSendsIt() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscriber = TrackingSubscriber<Int, Never>()
    subject.subscribe(subscriber)
    subject.value = 2
    subject.value += 1
    subject.send(completion: .finished)
    subject.value = 9
    #expect(
      subscriber.history.take().dropFirst() == ["value 1", "value 2", "value 3", "finished"]
    )
  }

  @Test func nestedSendsAreDeliveredAtOnce() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let history = History()
    let first = subject.sink { value in
      history.add("first \(value)")
      if value == 1 { subject.send(2) }
    }
    let second = subject.sink { history.add("second \($0), now \(subject.value)") }
    #expect(history.take() == ["first 0", "second 0, now 0"])
    subject.send(1)
    #expect(history.take() == ["first 1", "first 2", "second 2, now 2", "second 1, now 2"])
    _ = (first, second)
  }

  @Test func sendsFromInsideTheReplay() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let history = History()
    let cancellable = subject.sink { value in
      history.add("got \(value)")
      if value == 0 { subject.send(1) }
      if value == 1 { subject.send(completion: .finished) }
    }
    #expect(history.take() == ["got 0", "got 1"])
    #expect(subject.value == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func holdsAnOptional() {
    let subject = CurrentValueSubject<Int?, Never>(nil)
    let subscriber = TrackingSubscriber<Int?, Never>()
    subject.subscribe(subscriber)
    subject.value = nil
    #expect(subscriber.history.take().dropFirst() == ["value nil", "value nil"])
    #expect(subject.value == nil)
  }

  @Test func releasesTheSubscriberAndOldValues() {
    final class Token {}
    let subject = CurrentValueSubject<Token?, Never>(nil)
    weak var token: Token?
    weak var subscriber: TrackingSubscriber<Token?, Never>?
    do {
      let fresh = Token()
      token = fresh
      subject.value = fresh
      let tracking = TrackingSubscriber<Token?, Never>()
      subscriber = tracking
      subject.subscribe(tracking)
      subject.value = nil
      tracking.cancel()
    }
    #expect(token == nil)
    #expect(subscriber == nil)
  }

  @Test func asksUpstreamAtOnce() {
    let history = History()
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.send(subscription: TrackingSubscription(history, name: "upstream"))
    #expect(history.take() == ["upstream is asked for unlimited"])
  }
}
