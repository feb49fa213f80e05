/// The subscriber of an operator that keeps no state and lets its upstream's subscription through.
///
/// The operator makes `onValue` in its inlinable `receive(subscriber:)`, so it is specialised for its downstream
/// in the client's module: an element costs one closure call a stage, however deep the chain. (A class generic
/// over its downstream nests its type once a stage, and deep types are not specialised.)
@usableFromInline
final class Stage<Input, Failure: Error>: Subscriber, OperatorIntrospection {
  @usableFromInline let name: String
  /// What a mirror shows, if it shows anything.
  @usableFromInline let shown: (() -> [Mirror.Child])?
  @usableFromInline let onSubscription: (any Subscription) -> Void
  @usableFromInline let onValue: (Input) -> Subscribers.Demand
  @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void

  @inlinable
  init(
    _ name: String,
    showing shown: (() -> [Mirror.Child])? = nil,
    onSubscription: @escaping (any Subscription) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand
  ) {
    self.name = name
    self.shown = shown
    self.onSubscription = onSubscription
    self.onCompletion = onCompletion
    self.onValue = onValue
  }

  @usableFromInline var children: [Mirror.Child] { shown?() ?? [] }

  @inlinable
  func receive(subscription: any Subscription) {
    onSubscription(subscription)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    onValue(input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    onCompletion(completion)
  }
}

/// The closure that takes a subscriber's values: a stage's own, so that there is no second one around it. For a
/// sink, one whose context is the sink itself.
@inlinable @inline(__always)
func valueReceiver<S: Subscriber>(of subscriber: S) -> (S.Input) -> Subscribers.Demand {
  if let stage = subscriber as? Stage<S.Input, S.Failure> { return stage.onValue }
  if let sink = subscriber as? Subscribers.Sink<S.Input, S.Failure> { return { sink.receive($0) } }
  if let sink = subscriber as? ReleasedSink<S.Input, S.Failure> { return sink.onValue }
  return { subscriber.receive($0) }
}
