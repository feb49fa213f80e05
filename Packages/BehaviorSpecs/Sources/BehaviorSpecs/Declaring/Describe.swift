/// Declares a group of examples and the hooks around them.
///
/// - Parameters:
///   - name: what is specified.
///   - body: declares examples, hooks and groups; it is called at once.
public func describe(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: nil, text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}

/// Declares a group whose examples are the only ones of the spec to run. With `CI` set, it is an
/// issue and everything runs.
///
/// - Parameters:
///   - name: what is specified.
///   - body: declares examples, hooks and groups; it is called at once.
public func fdescribe(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: nil, text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}

/// Declares a group whose examples are not run; each is shown as skipped.
///
/// - Parameters:
///   - name: what is specified.
///   - body: declares examples, hooks and groups; it is called at once.
public func xdescribe(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: nil, text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}
