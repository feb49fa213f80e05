/// Matches this very object.
///
/// - Parameter expected: the object. Nil matches nil.
public func beIdenticalTo<Value>(_ expected: AnyObject?) -> Matcher<Value> {
  Matcher("be the same object as \(described(expected))") { (value: Value?) -> MatchResult in
    MatchResult(value.map { $0 as AnyObject } === expected)
  }
}

/// Matches this very object: ``beIdenticalTo(_:)`` in a word.
///
/// - Parameter expected: the object. Nil matches nil.
public func be<Value>(_ expected: AnyObject?) -> Matcher<Value> {
  beIdenticalTo(expected)
}
