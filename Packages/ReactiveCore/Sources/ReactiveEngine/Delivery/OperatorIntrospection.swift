/// What the subscribers and subscriptions of operators show of themselves: the operator's name, nothing inside.
@usableFromInline
protocol OperatorIntrospection: CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  /// The operator's name.
  var name: String { get }
}

extension OperatorIntrospection {
  @usableFromInline var description: String { name }
  @usableFromInline var playgroundDescription: Any { description }
  @usableFromInline var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
