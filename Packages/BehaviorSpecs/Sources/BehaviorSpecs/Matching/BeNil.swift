/// Matches nil, that of an optional in an optional too: an element of `[Int?]`, for example.
public func beNil<Value>() -> Matcher<Value> {
  Matcher("be nil") { (value: Value?) -> MatchResult in MatchResult(value.isNilAtSomeDepth) }
}

private protocol OptionalValue {
  var isNilAtSomeDepth: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNilAtSomeDepth: Bool {
    guard let self else { return true }
    return (self as? any OptionalValue)?.isNilAtSomeDepth ?? false
  }
}
