/// A subscriber as closures, made where its type is known.
@usableFromInline
final class Receiver<Input, Failure: Error> {
  @usableFromInline let onValue: (Input) -> Subscribers.Demand
  @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void
  @usableFromInline let subscriber: () -> Any

  @inlinable
  init(
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    subscriber: @escaping () -> Any
  ) {
    self.onValue = onValue
    self.onCompletion = onCompletion
    self.subscriber = subscriber
  }
}
