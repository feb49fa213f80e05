/// Matches a sequence that has all of these elements, in any order.
///
/// - Parameter elements: the elements.
public func contain<Value: Sequence>(_ elements: Value.Element...) -> Matcher<Value>
where Value.Element: Equatable {
  Matcher("contain \(elements.map { described($0) }.joined(separator: ", "))") { value in
    elements.allSatisfy { value.contains($0) }
  }
}

/// Matches a string that has this one in it.
///
/// - Parameter part: the other string. An empty one is in every string.
public func contain<Value: StringProtocol>(_ part: String) -> Matcher<Value> {
  Matcher("contain \(described(part))") { part.isEmpty || $0.contains(part) }
}

/// Matches a sequence with an element that satisfies a predicate.
///
/// - Parameters:
///   - description: what such an element is.
///   - predicate: whether an element is that.
public func containElementSatisfying<Value: Sequence>(
  _ description: String = "what the predicate asks for",
  _ predicate: @escaping (Value.Element) -> Bool
) -> Matcher<Value> {
  Matcher("contain an element that is \(description)") { $0.contains(where: predicate) }
}
