import ReactiveCore

/// A publisher by hand: delivers what it is told to, whatever the demand, and logs requests and cancels.
// swiftlint:disable:next UncheckedSendableNeedsLock - a test sets it up before threads start
final class TrackingPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
  let history: History
  /// The latest subscriber.
  private(set) var subscriber: AnySubscriber<Output, Failure>?
  private(set) weak var subscription: TrackingSubscription?
  /// Whether subscribers are kept after a cancel, to deliver late values.
  let name: String

  init(_ history: History = History(), name: String = "upstream") {
    self.history = history
    self.name = name
    Begun.current?.add { [weak self] in self?.forgetSubscriber() }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = TrackingSubscription(history, name: name)
    self.subscription = subscription
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: subscription)
  }

  /// Delivers a value. Logs the demand that the subscriber returns if there is some.
  func send(_ value: Output) {
    let demand = subscriber?.receive(value) ?? .none
    if demand > .none { history.add("\(name) is asked for \(demand) in return") }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }

  func sendAnotherSubscription() {
    subscriber?.receive(subscription: TrackingSubscription(history, name: "another \(name)"))
  }

  func forgetSubscriber() {
    subscriber = nil
  }
}

/// Logs requests and cancels.
final class TrackingSubscription: Subscription, CustomStringConvertible {
  private let history: History
  private let name: String

  init(_ history: History, name: String) {
    self.history = history
    self.name = name
  }

  var description: String { name }

  func request(_ demand: Subscribers.Demand) {
    history.add("\(name) is asked for \(demand)")
  }

  func cancel() {
    history.add("\(name) is cancelled")
  }
}
