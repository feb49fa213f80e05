/// Matches a string in which a regular expression matches a part.
///
/// - Parameter pattern: the regular expression.
public func match<Value: StringProtocol>(_ pattern: String) -> Matcher<Value> {
  Matcher("match \(described(pattern))") { (value: Value?) -> MatchResult in
    guard let value else { return .fails("got nil") }
    do {
      return MatchResult(String(value).contains(try Regex(pattern)))
    } catch {
      return .fails("that is no regular expression: \(error)")
    }
  }
}
