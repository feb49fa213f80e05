/// An operator's subscriber as closures, which are made where its type is known.
@frozen
@usableFromInline
struct Downstream<Input, Failure: Error> {
  @usableFromInline let onSubscription: (any Subscription) -> Void
  @usableFromInline let onValue: (Input) -> Subscribers.Demand
  @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void

  @inlinable
  init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = valueReceiver(of: subscriber)
    onCompletion = { subscriber.receive(completion: $0) }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  @inlinable @inline(__always)
  func receive(_ value: Input) -> Subscribers.Demand {
    onValue(value)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}

/// A downstream that can be let go.
@usableFromInline
final class DownstreamBox<Input, Failure: Error> {
  @usableFromInline let value: Downstream<Input, Failure>

  @inlinable
  init(_ value: Downstream<Input, Failure>) {
    self.value = value
  }
}
