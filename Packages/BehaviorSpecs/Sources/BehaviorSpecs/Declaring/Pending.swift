/// Declares an example that is still to be written. It is shown as skipped.
///
/// - Parameters:
///   - name: what will hold.
///   - body: what is there of it; it is not run.
public func pending(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void = {}
) {
  SpecBuilder.addExample(nil, name, .skipped, at: (fileID, filePath, line, column), .asynchronous(body))
}
