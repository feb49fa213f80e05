/// Begins an expectation of a value.
///
/// ```swift
/// expect(model.rows).to(haveCount(3))
/// expect(model.title) == "Countries"
/// ```
///
/// - Parameter expression: what is expected something of. It is evaluated when the expectation is, and again at
///   each poll.
@_disfavoredOverload  // of a closure, which taken for the value would throw nothing
public func expect<Value>(
  _ expression: @autoclosure @escaping () throws -> Value?,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Expectation<Value> {
  Expectation(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Begins an expectation of what a closure returns or throws.
///
/// ```swift
/// expect { try parse("") }.to(throwError(ParseError.empty))
/// ```
///
/// - Parameter expression: what is expected something of.
public func expect<Value>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expression: @escaping () throws -> Value?
) -> Expectation<Value> {
  Expectation(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Begins an expectation of what a closure without a value does.
///
/// - Parameter expression: what is expected something of.
public func expect(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expression: @escaping () throws -> Void
) -> Expectation<Void> {
  Expectation(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Begins an expectation of what an asynchronous closure returns or throws.
///
/// ```swift
/// await expect { try await api.countries() }.to(haveCount(3))
/// ```
///
/// - Parameter expression: what is expected something of.
public func expect<Value>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expression: @escaping () async throws -> Value?
) -> AsyncExpectation<Value> {
  AsyncExpectation(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Begins an expectation of what an asynchronous closure without a value does.
///
/// - Parameter expression: what is expected something of.
public func expect(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ expression: @escaping () async throws -> Void
) -> AsyncExpectation<Void> {
  AsyncExpectation<Void>(
    expression: expression,
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}
