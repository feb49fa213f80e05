/// Begins a requirement: an expectation that ends the example when it does not hold.
///
/// ```swift
/// try require(model.rows).to(haveCount(1))
/// expect(model.rows[0].title) == "Italy"
/// ```
///
/// - Parameter expression: what is required something of.
@_disfavoredOverload  // of a closure, which taken for the value would throw nothing
public func require<Value>(
  _ expression: @autoclosure @escaping () throws -> Value?,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Requirement<Value> {
  Requirement(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Begins a requirement of what a closure returns or throws.
///
/// - Parameter expression: what is required something of.
public func require<Value>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expression: @escaping () throws -> Value?
) -> Requirement<Value> {
  Requirement<Value>(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Begins a requirement of what an asynchronous closure returns or throws.
///
/// ```swift
/// let rows = try await require { try await api.rows() }.toNot(beEmpty())
/// ```
///
/// - Parameter expression: what is required something of.
public func require<Value>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expression: @escaping () async throws -> Value?
) -> AsyncRequirement<Value> {
  AsyncRequirement<Value>(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}
