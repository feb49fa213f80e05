/// Matches a value that is less than a limit.
///
/// - Parameter limit: the limit.
public func beLessThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
  Matcher("be less than \(described(limit))") { $0 < limit }
}

/// Matches a value that is a limit or less.
///
/// - Parameter limit: the limit.
public func beLessThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
  Matcher("be at most \(described(limit))") { $0 <= limit }
}

/// Matches a value that is greater than a limit.
///
/// - Parameter limit: the limit.
public func beGreaterThan<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
  Matcher("be greater than \(described(limit))") { $0 > limit }
}

/// Matches a value that is a limit or greater.
///
/// - Parameter limit: the limit.
public func beGreaterThanOrEqualTo<Value: Comparable>(_ limit: Value) -> Matcher<Value> {
  Matcher("be at least \(described(limit))") { $0 >= limit }
}
