/// A type that has an identifier of its own in a chain of publishers.
public protocol CustomCombineIdentifierConvertible {
  /// Tells this instance from others.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
