/// Matches a sequence with this first element.
///
/// - Parameter first: the element.
public func beginWith<Value: Sequence>(_ first: Value.Element) -> Matcher<Value>
where Value.Element: Equatable {
  Matcher("begin with \(described(first))") { $0.starts(with: CollectionOfOne(first)) }
}

/// Matches a string with this beginning.
///
/// - Parameter prefix: the beginning.
public func beginWith<Value: StringProtocol>(_ prefix: String) -> Matcher<Value> {
  Matcher("begin with \(described(prefix))") { $0.hasPrefix(prefix) }
}

/// Matches a sequence with these first elements.
///
/// - Parameter prefix: the elements.
public func beginWith<Value: Sequence, Prefix: Sequence>(prefix: Prefix) -> Matcher<Value>
where Value.Element: Equatable, Prefix.Element == Value.Element {
  Matcher("begin with \(described(prefix))") { $0.starts(with: prefix) }
}
