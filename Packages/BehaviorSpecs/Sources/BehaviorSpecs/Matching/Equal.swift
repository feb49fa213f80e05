/// Matches a value that equals another. Nil equals nil; `toNot(equal(3))` of nil fails, as nothing was there
/// to compare.
///
/// - Parameter expected: the other value.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
  var matcher = Matcher<Value>("equal \(described(expected))") { (value: Value?) -> MatchResult in
    if value == nil, expected != nil { return .fails("got nil") }
    return MatchResult(value == expected)
  }
  matcher.hasDifference = true
  matcher.explanation = { value in expected.flatMap { difference($0, value) } }
  return matcher
}
