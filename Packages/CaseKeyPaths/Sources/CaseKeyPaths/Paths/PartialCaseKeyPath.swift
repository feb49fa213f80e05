/// A path to a case of an enum that does not tell the type of the payload.
///
/// What iterating ``CasePathIterable`` yields and ``CasePathReflectable`` returns.
public typealias PartialCaseKeyPath<Root: CasePathable> = PartialKeyPath<Root.AllCasePaths>

extension PartialKeyPath where Root: CasePathReflectable {
  /// Makes the enum's value from a payload, or nil when the payload has another type than the case's.
  ///
  /// ```swift
  /// let path: PartialCaseKeyPath<Event> = \.count
  /// path(42)     // Event.count(42)
  /// path("42")   // nil
  /// ```
  ///
  /// - Parameter value: the payload; `()` for a case without one.
  @_disfavoredOverload
  public func callAsFunction(_ value: Any) -> Root.Root? {
    let path = Root.Root.allCasePaths[keyPath: self] as? any AnyCasePathErasing
    return path?.embed(any: value) as? Root.Root
  }
}

/// An ``AnyCasePath`` whose types are not known.
protocol AnyCasePathErasing {
  /// Embeds a payload, nil when it has another type.
  func embed(any value: Any) -> Any?
  /// The payload of a value, nil when it is another case or of another type.
  func extract(any root: Any) -> Any?
}

extension AnyCasePath: AnyCasePathErasing {
  func embed(any value: Any) -> Any? { (value as? Value).map { embed($0) } }
  func extract(any root: Any) -> Any? { (root as? Root).flatMap { extract(from: $0) } }
}
