/// Declares an example. Its name reads `Then …`.
///
/// - Parameters:
///   - name: what holds, without its `Then`.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func Then(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}

/// Declares an example that is the only one of the spec to run. With `CI` set, it is an issue and everything
/// runs.
///
/// - Parameters:
///   - name: what holds, without its `Then`.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func fThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}

/// Declares an example that is not run; it is shown as skipped.
///
/// - Parameters:
///   - name: what holds, without its `Then`.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func xThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}
