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
  SpecBuilder.addGroup("Given", name, .plain, at: (fileID, filePath, line, column), body)
}

/// ``Given(_:fileID:filePath:line:column:_:)``, focused: of the spec
/// only this and what else is focused runs. With `CI` set, it is an issue and everything runs.
public func fGiven(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("Given", name, .focused, at: (fileID, filePath, line, column), body)
}

/// ``Given(_:fileID:filePath:line:column:_:)``, left out: it is not
/// run, and shown as skipped.
public func xGiven(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("Given", name, .skipped, at: (fileID, filePath, line, column), body)
}
