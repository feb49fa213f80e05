/// Matches a value of a type, of a subclass of it, or that conforms to it.
///
/// - Parameter type: the type.
public func beAKindOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
  Matcher("be a kind of \(type)") { $0 is Kind }
}

/// Matches a value of exactly this type.
///
/// - Parameter type: the type.
public func beAnInstanceOf<Value, Kind>(_ type: Kind.Type) -> Matcher<Value> {
  Matcher("be an instance of \(type)") { Swift.type(of: $0 as Any) == type }
}
