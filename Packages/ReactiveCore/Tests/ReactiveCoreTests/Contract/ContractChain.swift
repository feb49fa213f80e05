import ReactiveCore

/// An operator between a publisher by hand and a subscriber that logs.
struct ContractChain<Value: ContractValue> {
  let upstream = TrackingPublisher<Value, TestFailure>()
  let publisher: AnyPublisher<String, any Error>
  let subscriber: TrackingSubscriber<String, any Error>
  let subscription: (any Subscription)?

  init(
    _ operatorCase: OperatorCase<Value>,
    demand: Subscribers.Demand = .unlimited,
    configure: (TrackingSubscriber<String, any Error>) -> Void = { _ in }
  ) {
    publisher = operatorCase.apply(upstream.eraseToAnyPublisher())
    subscriber = TrackingSubscriber(initialDemand: demand)
    configure(subscriber)
    publisher.subscribe(subscriber)
    subscription = subscriber.subscription
  }

  /// What the subscriber has seen.
  var downstream: History { subscriber.history }

  func forgetHistory() {
    _ = (downstream.take(), upstream.history.take())
  }
}
