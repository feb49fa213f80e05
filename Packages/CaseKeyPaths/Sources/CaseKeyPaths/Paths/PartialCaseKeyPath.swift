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
    let path = Root.Root.allCasePaths[keyPath: self] as? any AnyCasePathErasing<Root.Root>
    return path?.embed(any: value)
  }
}

/// An ``AnyCasePath`` whose payload's type is not known.
protocol AnyCasePathErasing<Root> {
  associatedtype Root
  /// Embeds a payload, nil when it has another type.
  func embed(any value: Any) -> Root?
  /// The payload of a value, nil when it is another case.
  func extractAny(from root: Root) -> Any?
}

extension AnyCasePath: AnyCasePathErasing {
  func embed(any value: Any) -> Root? { (value as? Value).map(_embed) }
  func extractAny(from root: Root) -> Any? { _extract(root) }
}
