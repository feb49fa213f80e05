import ReactiveCore
import Testing

/// What every operator promises about memory: after the end and after a cancel nothing is kept.
@Suite(.endsWhatItBegan) struct ReleaseContractTests {
  private func isReleased(
    _ operatorCase: OperatorCase<Int>,
    after end: (PassthroughSubject<Int, TestFailure>, TrackingSubscriber<String, any Error>) -> Void
  ) -> Bool {
    weak var released: TrackingSubscriber<String, any Error>?
    let subject = PassthroughSubject<Int, TestFailure>()
    let publisher = operatorCase.apply(subject.eraseToAnyPublisher())
    do {
      let subscriber = TrackingSubscriber<String, any Error>()
      released = subscriber
      publisher.subscribe(subscriber)
      subject.send(1)
      end(subject, subscriber)
    }
    return withExtendedLifetime((subject, publisher)) { released == nil }
  }

  @Test(arguments: OperatorContract.cases("releasesAfterAFinish"))
  func releasesAfterAFinish(_ operatorCase: OperatorCase<Int>) {
    #expect(isReleased(operatorCase) { subject, _ in subject.send(completion: .finished) })
  }

  @Test(arguments: OperatorContract.cases("releasesAfterAFailure"))
  func releasesAfterAFailure(_ operatorCase: OperatorCase<Int>) {
    #expect(isReleased(operatorCase) { subject, _ in subject.send(completion: .failure(.oops)) })
  }

  @Test(arguments: OperatorContract.cases("releasesAfterACancel"))
  func releasesAfterACancel(_ operatorCase: OperatorCase<Int>) {
    #expect(isReleased(operatorCase) { _, subscriber in subscriber.cancel() })
  }

  /// The upstream keeps its subscriber, whatever becomes of that.
  @Test(arguments: OperatorContract.cases("keepsNoUpstream"))
  func keepsNoUpstream(_ operatorCase: OperatorCase<Int>) {
    weak var released: TrackingPublisher<Int, TestFailure>?
    do {
      let chain = ContractChain(operatorCase)
      released = chain.upstream
      chain.subscriber.cancel()
    }
    #expect(released == nil)
  }

  private func areValuesReleased(
    _ operatorCase: OperatorCase<Probe>,
    demand: Subscribers.Demand,
    after end: (PassthroughSubject<Probe, TestFailure>, TrackingSubscriber<String, any Error>) -> Void
  ) -> Bool {
    var released = 0
    let subject = PassthroughSubject<Probe, TestFailure>()
    let publisher = operatorCase.apply(subject.eraseToAnyPublisher())
    let subscriber = TrackingSubscriber<String, any Error>(initialDemand: demand)
    publisher.subscribe(subscriber)
    for number in 1...3 { subject.send(Probe(number) { released += 1 }) }
    end(subject, subscriber)
    return withExtendedLifetime((subject, publisher, subscriber)) { released == 3 }
  }

  @Test(arguments: OperatorContract.probes("releasesValuesAfterAFinish"))
  func releasesValuesAfterAFinish(_ operatorCase: OperatorCase<Probe>) {
    let isClean = areValuesReleased(operatorCase, demand: .unlimited) { subject, _ in
      subject.send(completion: .finished)
    }
    #expect(isClean)
  }

  @Test(arguments: OperatorContract.probes("releasesValuesAfterACancel"))
  func releasesValuesAfterACancel(_ operatorCase: OperatorCase<Probe>) {
    for demand: Subscribers.Demand in [.unlimited, .max(1)] {
      #expect(areValuesReleased(operatorCase, demand: demand) { _, subscriber in subscriber.cancel() })
    }
  }
}
