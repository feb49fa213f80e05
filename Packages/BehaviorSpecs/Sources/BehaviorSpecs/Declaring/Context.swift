/// Declares a group of examples and the hooks around them.
///
/// - Parameters:
///   - name: the situation.
///   - body: declares examples, hooks and groups; it is called at once.
public func context(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(nil, name, .plain, at: (fileID, filePath, line, column), body)
}

/// ``context(_:fileID:filePath:line:column:_:)``, focused: of the spec
/// only this and what else is focused runs. With `CI` set, it is an issue and everything runs.
public func fcontext(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(nil, name, .focused, at: (fileID, filePath, line, column), body)
}

/// ``context(_:fileID:filePath:line:column:_:)``, left out: it is not
/// run, and shown as skipped.
public func xcontext(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup(nil, name, .skipped, at: (fileID, filePath, line, column), body)
}
