/// Matches a number near another one. An infinity is near itself only, and nothing is near a NaN.
///
/// - Parameters:
///   - expected: the other number.
///   - delta: how far away it may be at most.
public func beCloseTo<Value: FloatingPoint>(
  _ expected: Value,
  within delta: Value = 1 / 10_000
) -> Matcher<Value> {
  Matcher("be within \(described(delta)) of \(described(expected))") { value in
    value == expected || abs(value - expected) <= delta
  }
}

/// Matches a number near another one: ``beCloseTo(_:within:)`` in another order.
///
/// - Parameters:
///   - delta: how far away it may be at most.
///   - expected: the other number.
public func beWithin<Value: FloatingPoint>(_ delta: Value, of expected: Value) -> Matcher<Value> {
  beCloseTo(expected, within: delta)
}

/// Matches a value in a range.
///
/// - Parameter range: the range.
public func beWithin<Value: Comparable>(_ range: ClosedRange<Value>) -> Matcher<Value> {
  Matcher("be within \(described(range.lowerBound))...\(described(range.upperBound))") { range.contains($0) }
}
