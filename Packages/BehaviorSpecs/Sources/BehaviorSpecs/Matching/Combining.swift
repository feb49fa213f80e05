/// Matches what all of these match. It fails both ways when one of them does.
///
/// - Parameter matchers: what is expected.
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  combine(matchers, "and") { $0.allSatisfy { $0 == .matches } }
}

/// Matches what at least one of these matches. It fails both ways when all of them do.
///
/// - Parameter matchers: what is expected.
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  combine(matchers, "or") { $0.contains(.matches) }
}

private func combine<Value>(
  _ matchers: [Matcher<Value>],
  _ word: String,
  _ holds: @escaping ([MatchResult]) -> Bool
) -> Matcher<Value> {
  Matcher(matchers.map(\.description).joined(separator: " \(word) ")) {
    (outcome: Result<Value?, any Error>) -> MatchResult in
    let results = matchers.map { $0.match(outcome) }
    if holds(results) { return .matches }
    for case .fails(let reason) in results where !results.contains(.doesNotMatch) { return .fails(reason) }
    return .doesNotMatch
  }
}
