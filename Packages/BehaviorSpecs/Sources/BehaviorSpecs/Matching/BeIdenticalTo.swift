/// Matches this very object.
///
/// - Parameter expected: the object. Nil matches nil.
public func beIdenticalTo<Value>(_ expected: AnyObject?) -> Matcher<Value> {
  var matcher = Matcher<Value>("be the same object as \(described(expected))") {
    (value: Value?) -> MatchResult in
    MatchResult(value.map { $0 as AnyObject } === expected)
  }
  matcher.explanation = { value in
    described(value) == described(expected) ? "They look the same, and are two objects." : nil
  }
  return matcher
}

/// Matches this very object: ``beIdenticalTo(_:)`` in a word.
///
/// - Parameter expected: the object. Nil matches nil.
public func be<Value>(_ expected: AnyObject?) -> Matcher<Value> {
  beIdenticalTo(expected)
}
