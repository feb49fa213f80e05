/// A subscriber of any type as closures, which are made where its type is known.
@usableFromInline
final class SubscriberBox<Input, Failure: Error> {
  @usableFromInline let onSubscription: (any Subscription) -> Void
  @usableFromInline let onValue: (Input) -> Subscribers.Demand
  @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void
  @usableFromInline let describe: () -> Introspection

  @inlinable
  init(
    onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    describe: @escaping () -> Introspection
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
    self.describe = describe
  }
}
