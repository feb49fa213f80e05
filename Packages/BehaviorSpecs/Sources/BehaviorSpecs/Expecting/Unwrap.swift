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
  let value = try expression()
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let failure = value == nil ? "expected a value, got nil" : nil
  place.settle(failure, nil)
  guard let value else { throw RequirementFailed(message: failure ?? "") }
  return value
}
