/// Matches nil.
public func beNil<Value>() -> Matcher<Value> {
  Matcher("be nil") { (value: Value?) -> MatchResult in MatchResult(value == nil) }
}
