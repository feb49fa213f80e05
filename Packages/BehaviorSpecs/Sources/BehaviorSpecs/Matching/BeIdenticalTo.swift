/// Matches this very object.
///
/// - Parameter expected: the object. Nil matches nil.
public func beIdenticalTo<Value>(_ expected: AnyObject?) -> Matcher<Value> {
  Matcher("be the same object as \(described(expected))") { (value: Value?) -> MatchResult in
    MatchResult(value.map { $0 as AnyObject } === expected)
  }
}
