/// Matches a collection with this last element.
///
/// - Parameter last: the element.
public func endWith<Value: BidirectionalCollection>(_ last: Value.Element) -> Matcher<Value>
where Value.Element: Equatable {
  Matcher("end with \(described(last))") { $0.last == last }
}

/// Matches a string with this end.
///
/// - Parameter suffix: the end.
public func endWith<Value: StringProtocol>(_ suffix: String) -> Matcher<Value> {
  Matcher("end with \(described(suffix))") { $0.hasSuffix(suffix) }
}

/// Matches a collection with these last elements.
///
/// - Parameter suffix: the elements.
public func endWith<Value: BidirectionalCollection, Suffix: BidirectionalCollection>(
  suffix: Suffix
) -> Matcher<Value> where Value.Element: Equatable, Suffix.Element == Value.Element {
  Matcher("end with \(described(suffix))") { $0.reversed().starts(with: suffix.reversed()) }
}
