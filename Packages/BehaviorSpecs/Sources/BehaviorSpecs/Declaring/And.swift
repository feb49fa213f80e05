/// Declares a group of examples and the hooks around them. Its name reads `And …`.
///
/// - Parameters:
///   - name: what holds or happens besides, without its `And`.
///   - body: declares examples, hooks and groups; it is called at once.
public func And(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("And", name, .plain, at: (fileID, filePath, line, column), body)
}

/// ``And(_:fileID:filePath:line:column:_:)``, focused: of the spec
/// only this and what else is focused runs. With `CI` set, it is an issue and everything runs.
public func fAnd(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("And", name, .focused, at: (fileID, filePath, line, column), body)
}

/// ``And(_:fileID:filePath:line:column:_:)``, left out: it is not
/// run, and shown as skipped.
public func xAnd(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("And", name, .skipped, at: (fileID, filePath, line, column), body)
}
