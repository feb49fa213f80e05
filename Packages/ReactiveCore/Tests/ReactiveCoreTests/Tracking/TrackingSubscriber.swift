import ReactiveCore

/// Logs what it receives, and asks for what it is told to.
// swiftlint:disable:next UncheckedSendableNeedsLock - a test sets it up before threads start
final class TrackingSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  let history: History
  var initialDemand: Subscribers.Demand
  /// What to return for each value.
  var demandPerValue: Subscribers.Demand
  /// What to do while a value is being received.
  var onValue: ((Input) -> Void)?
  var onCompletion: (() -> Void)?
  var onSubscription: (() -> Void)?
  private(set) var subscription: (any Subscription)?

  init(
    _ history: History = History(),
    initialDemand: Subscribers.Demand = .unlimited,
    demandPerValue: Subscribers.Demand = .none
  ) {
    self.history = history
    self.initialDemand = initialDemand
    self.demandPerValue = demandPerValue
    Begun.current?.add { [weak self] in self?.end() }
  }

  /// Cancels what goes on, and does nothing any more.
  private func end() {
    (onValue, onCompletion, onSubscription) = (nil, nil, nil)
    cancel()
  }

  func receive(subscription: any Subscription) {
    history.add("subscription \(subscription)")
    self.subscription = subscription
    if initialDemand > .none { subscription.request(initialDemand) }
    onSubscription?()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    history.add("value \(input)")
    onValue?(input)
    return demandPerValue
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: history.add("finished")
    case .failure(let error): history.add("failure \(error)")
    }
    subscription = nil
    onCompletion?()
  }

  func request(_ demand: Subscribers.Demand) {
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}
