/// Fails the example.
///
/// - Parameter message: what is wrong.
public func fail(
  _ message: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    .settle(message, nil)
}
