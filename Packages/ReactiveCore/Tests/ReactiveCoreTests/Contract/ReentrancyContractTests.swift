import ReactiveCore
import Testing

/// What every operator promises about calls from inside its own deliveries.
@Suite(.endsWhatItBegan) struct ReentrancyContractTests {
  @Test(arguments: OperatorContract.cases("takesReentrantValues"))
  func takesReentrantValues(_ operatorCase: OperatorCase<Int>) {
    let subject = PassthroughSubject<Int, TestFailure>()
    let subscriber = TrackingSubscriber<String, any Error>()
    operatorCase.apply(subject.eraseToAnyPublisher()).subscribe(subscriber)
    _ = subscriber.history.take()
    var next = 2
    subscriber.onValue = { _ in
      guard next <= 4 else { return }
      next += 1
      subject.send(next - 1)
    }
    subject.send(1)
    let values = subscriber.history.take()
    #expect(values.count == 4)
    if operatorCase.name != "measureInterval" { #expect(values == values.sorted()) }
  }

  @Test(arguments: OperatorContract.cases("takesSubscribersDuringADelivery"))
  func takesSubscribersDuringADelivery(_ operatorCase: OperatorCase<Int>) {
    let subject = PassthroughSubject<Int, TestFailure>()
    let publisher = operatorCase.apply(subject.eraseToAnyPublisher())
    let (first, second) = (TrackingSubscriber<String, any Error>(), TrackingSubscriber<String, any Error>())
    publisher.subscribe(first)
    first.onValue = { [unowned first] _ in
      first.onValue = nil
      publisher.subscribe(second)
    }
    subject.send(1)
    subject.send(2)
    #expect(first.history.take().count == 3)
    #expect(second.history.take().count == 2)
    second.cancel()
    subject.send(3)
    #expect(first.history.take().count == 1)
    #expect(second.history.take() == [])
  }

  @Test(arguments: OperatorContract.probes("releasedValuesMayUseThePipeline"))
  func releasedValuesMayUseThePipeline(_ operatorCase: OperatorCase<Probe>) {
    for isCancelled in [false, true] {
      let subject = PassthroughSubject<Probe, TestFailure>()
      let subscriber = TrackingSubscriber<String, any Error>()
      operatorCase.apply(subject.eraseToAnyPublisher()).subscribe(subscriber)
      var subscription = subscriber.subscription
      // An operator may keep a value, which holds the subscription, which is the operator.
      defer { withExtendedLifetime(subscription) { subscription = nil } }
      for number in 1...3 {
        subject.send(
          Probe(number) {
            subscription?.request(.max(1))
            subject.send(Probe(number + 10) { subject.send(Probe(number + 20)) })
          }
        )
      }
      if isCancelled { subscriber.cancel() } else { subject.send(completion: .finished) }
      _ = subscriber.history.take()
      subject.send(4)
      #expect(subscriber.history.take() == [] || (operatorCase.traits.contains(.partnered) && !isCancelled))
    }
  }

  @Test(arguments: OperatorContract.probes("releasedValuesMayUseThePipeline"))
  func releasedValuesMayEndThePipeline(_ operatorCase: OperatorCase<Probe>) {
    for isCancelled in [false, true] {
      let subject = PassthroughSubject<Probe, TestFailure>()
      let subscriber = TrackingSubscriber<String, any Error>()
      operatorCase.apply(subject.eraseToAnyPublisher()).subscribe(subscriber)
      var subscription = subscriber.subscription
      defer { withExtendedLifetime(subscription) { subscription = nil } }
      subject.send(
        Probe(1) { if isCancelled { subscription?.cancel() } else { subject.send(completion: .finished) } }
      )
      subject.send(2)
      subject.send(completion: .finished)
      let ends = subscriber.history.take().filter { $0 == "finished" }.count
      #expect(ends <= 1)
    }
  }

  /// The subscriber holds an object whose `deinit` goes through the same pipeline.
  private final class Token {
    let onRelease: () -> Void
    init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    deinit { onRelease() }
  }

  @Test(arguments: OperatorContract.cases("aReleasedSubscriberMayUseThePipeline"), [0, 1, 2])
  func aReleasedSubscriberMayUseThePipeline(_ operatorCase: OperatorCase<Int>, action: Int) {
    let subject = PassthroughSubject<Int, TestFailure>()
    let publisher = operatorCase.apply(subject.eraseToAnyPublisher())
    let other = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    var released = 0
    var subscription: (any Subscription)?
    do {
      let token = Token {
        released += 1
        switch action {
        case 0: subject.send(5)
        case 1: subject.send(completion: .finished)
        default: other.cancel()
        }
      }
      let subscriber = AnySubscriber<String, any Error>(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: { _ in withExtendedLifetime(token) { .none } }
      )
      publisher.subscribe(subscriber)
    }
    subject.send(1)
    subscription?.cancel()
    subscription = nil
    subject.send(2)
    #expect(released == 1)
  }
}
