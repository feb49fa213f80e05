/// A namespace for symbols that have to do with subscriptions.
public enum Subscriptions {}

extension Subscriptions {
  /// The subscription that does nothing, for publishers that complete at once.
  ///
  /// Give it to a subscriber before its completion.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private struct EmptySubscription: Subscription, OperatorIntrospection {
  static let shared = EmptySubscription()
  let combineIdentifier = CombineIdentifier()
  var name: String { "Empty" }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
