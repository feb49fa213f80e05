import IssueReporting

// What `CasePathable+Access.swift` has, for paths written in place. The type checker prefers these.
extension CasePathable {
  /// The payload of a case, nil when the value is another case.
  ///
  /// Setting a payload changes it when the value is that case; when it is another, or nil is set, nothing
  /// changes.
  ///
  /// ```swift
  /// var event = Event.count(1)
  /// event[case: \.count]          // 1
  /// event[case: \.count]? += 1    // now .count(2)
  /// event[case: \.text] = "a"     // still .count(2)
  /// ```
  @inlinable
  public subscript<Access>(case keyPath: InlineCaseKeyPath<Self, Access>) -> Access.CaseValue?
  where Access.CaseRoot == Self {
    get { Access.extract(from: self) }
    set {
      guard let newValue, Access.extract(from: self) != nil else { return }
      self = Access.embed(newValue)
    }
  }

  /// Whether the value is the case `keyPath` leads to.
  ///
  /// ```swift
  /// Event.quit.is(\.quit)  // true
  /// ```
  @inlinable
  public func `is`<Access>(_ keyPath: InlineCaseKeyPath<Self, Access>) -> Bool
  where Access.CaseRoot == Self {
    Access.extract(from: self) != nil
  }

  /// Changes the payload of a case in place.
  ///
  /// When the value is another case, that is reported as an issue and nothing changes.
  ///
  /// ```swift
  /// var event = Event.count(1)
  /// event.modify(\.count) { $0 += 1 }  // now .count(2)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: the path to the case.
  ///   - body: changes the payload. When it throws, the value stays as it was.
  @inlinable
  public mutating func modify<Access, Failure: Error>(
    _ keyPath: InlineCaseKeyPath<Self, Access>,
    _ body: (inout Access.CaseValue) throws(Failure) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(Failure) where Access.CaseRoot == Self {
    guard var value = Access.extract(from: self) else {
      reportOtherCase(Access.path, fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    try body(&value)
    self = Access.embed(value)
  }

  /// Changes the payload of a case in place: `modify(_:_:)` with a label for the closure.
  ///
  /// When the value is another case, that is reported as an issue and nothing changes.
  ///
  /// - Parameters:
  ///   - keyPath: the path to the case.
  ///   - yield: changes the payload.
  @inlinable
  @_disfavoredOverload
  public mutating func modify<Access>(
    _ keyPath: InlineCaseKeyPath<Self, Access>,
    yield: (inout Access.CaseValue) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Access.CaseRoot == Self {
    modify(keyPath, yield, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @usableFromInline
  func reportOtherCase<Value>(
    _ path: AnyCasePath<Self, Value>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      "Can't modify \(path): the value is \(self)",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Whether `value` is the case `path` leads to; makes `switch value { case \.child: … }` work.
  @inlinable
  public static func ~= <Access>(path: InlineCaseKeyPath<Self, Access>, value: Self) -> Bool
  where Access.CaseRoot == Self {
    Access.extract(from: value) != nil
  }
}
