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
