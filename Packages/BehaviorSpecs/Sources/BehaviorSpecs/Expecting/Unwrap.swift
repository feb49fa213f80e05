/// The value of an optional that must not be nil: nil is an issue and ends the example.
///
/// ```swift
/// let row = try unwrap(model.rows.first)
/// ```
///
/// - Parameter expression: the optional.
/// - Returns: its value.
/// - Throws: ``RequirementFailed``, or the error of the expression.
public func unwrap<Value>(
  _ expression: @autoclosure () throws -> Value?,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) throws -> Value {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try place.unwrap(try expression())
}

/// The value of an optional that takes `await` to get and must not be nil: nil is an issue and ends the
/// example.
///
/// ```swift
/// let row = try await unwrap { await store.rows.first }
/// ```
///
/// - Parameter expression: the optional.
/// - Returns: its value.
/// - Throws: ``RequirementFailed``, or the error of the expression.
public func unwrap<Value>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation,
  _ expression: () async throws -> Value?
) async throws -> Value {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return try place.unwrap(try await expression())
}

extension SourcePlace {
  fileprivate func unwrap<Value>(_ value: Value?) throws -> Value {
    let failure = "expected a value, got nil"
    settle(value == nil ? failure : nil, nil)
    guard let value else { throw RequirementFailed(message: failure) }
    return value
  }
}
