/// What the subscribers and subscriptions of operators show of themselves: the operator's name, and what Combine's
/// show of what is inside, as a rule nothing.
@usableFromInline
protocol OperatorIntrospection: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The operator's name.
  var name: String { get }
  /// What a mirror shows.
  var children: [Mirror.Child] { get }
}

extension OperatorIntrospection {
  @usableFromInline var description: String { name }
  @usableFromInline var playgroundDescription: Any { description }
  @usableFromInline var children: [Mirror.Child] { [] }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: children) }
}

/// How far a subscription is, as a mirror shows it.
@usableFromInline
enum SubscriptionStatus {
  case awaitingSubscription
  case subscribed(any Subscription)
  case terminal
}
