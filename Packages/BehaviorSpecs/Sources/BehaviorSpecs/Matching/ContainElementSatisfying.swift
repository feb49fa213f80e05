/// Matches a sequence with an element that satisfies a predicate.
///
/// ```swift
/// expect(rows).to(containElementSatisfying({ $0.year < 1900 }, "older than cinema"))
/// ```
///
/// - Parameters:
///   - predicate: whether an element is what is looked for.
///   - description: what such an element is.
public func containElementSatisfying<Value: Sequence>(
  _ predicate: @escaping (Value.Element) -> Bool,
  _ description: String = "what the predicate asks for"
) -> Matcher<Value> {
  Matcher("contain an element that is \(description)") { $0.contains(where: predicate) }
}
