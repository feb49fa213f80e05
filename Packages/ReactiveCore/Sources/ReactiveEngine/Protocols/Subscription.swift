/// The connection of a subscriber to a publisher.
///
/// `request` and `cancel` may be called from any thread, and from inside the subscriber's `receive` methods.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values.
  ///
  /// - Parameter demand: the number of values wanted, added to earlier demand.
  func request(_ demand: Subscribers.Demand)
}
