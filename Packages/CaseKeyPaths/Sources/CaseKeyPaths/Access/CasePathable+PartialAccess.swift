// What `CasePathable+Access.swift` has, for paths that do not tell the type of the payload.
extension CasePathable {
  /// The payload of a case, nil when the value is another case.
  ///
  /// ```swift
  /// for path in Event.allCasePaths { print(event[case: path] as Any) }
  /// ```
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    let path = Self.allCasePaths[keyPath: keyPath] as? any AnyCasePathErasing<Self>
    return path?.extractAny(from: self)
  }

  /// Whether the value is the case `keyPath` leads to.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }

  /// Whether `value` is the case `path` leads to; a kept ``PartialCaseKeyPath`` as a pattern.
  @_disfavoredOverload
  public static func ~= (path: PartialCaseKeyPath<Self>, value: Self) -> Bool {
    value.is(path)
  }
}
