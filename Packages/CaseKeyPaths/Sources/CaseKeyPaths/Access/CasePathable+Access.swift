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
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      guard let newValue, path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }

  /// The payload of a case as a property, in an enum that is also `@dynamicMemberLookup`: `event.child?.leaf`.
  ///
  /// Nil when the value is another case; setting it follows the rules of `self[case:]`.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { self[case: keyPath] }
    set { self[case: keyPath] = newValue }
  }

  /// Whether the value is the case `keyPath` leads to.
  ///
  /// ```swift
  /// Event.quit.is(\.quit)  // true
  /// ```
  @inlinable
  @_disfavoredOverload
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    Self.allCasePaths[keyPath: keyPath].extract(from: self) != nil
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
  @_disfavoredOverload
  public mutating func modify<Value, Failure: Error>(
    _ keyPath: CaseKeyPath<Self, Value>,
    _ body: (inout Value) throws(Failure) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(Failure) {
    let path = Self.allCasePaths[keyPath: keyPath]
    guard var value = path.extract(from: self) else {
      reportOtherCase(path, fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    try body(&value)
    self = path.embed(value)
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
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    modify(keyPath, yield, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
