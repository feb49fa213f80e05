/// Matches a sequence of elements that each match.
///
/// - Parameter matcher: what is expected of an element.
public func allPass<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
  let isWrong: (Value.Element) -> Bool = { matcher.match(.success($0)) != .matches }
  var all = Matcher<Value>("have every element \(matcher)") { !$0.contains(where: isWrong) }
  all.explanation = { value in
    value.enumerated().first { isWrong($1) }.map { "element \($0): \(described($1))" }
  }
  return all
}

/// Matches a sequence of elements that each satisfy a predicate.
///
/// - Parameter predicate: whether an element does.
public func allPass<Value: Sequence>(_ predicate: @escaping (Value.Element) -> Bool) -> Matcher<Value> {
  allPass(Matcher("satisfy the predicate", matches: predicate))
}
