/// A type that receives values from a ``Publisher``.
///
/// A subscriber asks its ``Subscription`` for values; the demand that ``receive(_:)`` returns adds to it.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of errors received; `Never` if none.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached, and may request values.
  ///
  /// - Parameter subscription: the link to the publisher, used to request values and to cancel.
  func receive(subscription: any Subscription)

  /// Tells the subscriber that a value arrived.
  ///
  /// - Parameter input: the value.
  /// - Returns: how many more values the subscriber wants, added to what it has asked for so far.
  func receive(_ input: Self.Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more will come.
  ///
  /// - Parameter completion: `finished`, or the failure.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
  /// Tells the subscriber that a value without content arrived.
  ///
  /// - Returns: how many more values the subscriber wants.
  @inlinable
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}
