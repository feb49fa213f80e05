/// A publisher that the outside feeds by calling ``send(_:)``.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  ///
  /// - Parameter value: the value.
  func send(_ value: Self.Output)

  /// Ends the subject for its subscribers, present and future.
  ///
  /// - Parameter completion: `finished`, or the failure.
  func send(completion: Subscribers.Completion<Self.Failure>)

  /// Gives the subject an upstream subscription, so that it can request values on its subscribers' behalf.
  ///
  /// - Parameter subscription: the upstream's subscription.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without content to the subscribers.
  @inlinable
  public func send() {
    send(())
  }
}
