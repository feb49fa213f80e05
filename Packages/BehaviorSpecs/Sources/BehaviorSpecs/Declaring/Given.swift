/// Declares a group of examples and the hooks around them. Its name reads `Given …`.
///
/// - Parameters:
///   - name: the situation, without its `Given`.
///   - body: declares examples, hooks and groups; it is called at once.
public func Given(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: "Given", text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}

/// Declares a group whose examples are the only ones of the spec to run. With `CI` set, it is an
/// issue and everything runs.
///
/// - Parameters:
///   - name: the situation, without its `Given`.
///   - body: declares examples, hooks and groups; it is called at once.
public func fGiven(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: "Given", text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}

/// Declares a group whose examples are not run; each is shown as skipped.
///
/// - Parameters:
///   - name: the situation, without its `Given`.
///   - body: declares examples, hooks and groups; it is called at once.
public func xGiven(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(
    GroupTitle(keyword: "Given", text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    body
  )
}
