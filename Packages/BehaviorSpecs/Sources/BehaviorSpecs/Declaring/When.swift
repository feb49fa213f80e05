/// Declares a group of examples and the hooks around them. Its name reads `When …`.
///
/// - Parameters:
///   - name: what happens, without its `When`.
///   - body: declares examples, hooks and groups; it is called at once.
public func When(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("When", name, .plain, at: (fileID, filePath, line, column), body)
}

/// ``When(_:fileID:filePath:line:column:_:)``, focused: of the spec
/// only this and what else is focused runs. With `CI` set, it is an issue and everything runs.
public func fWhen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("When", name, .focused, at: (fileID, filePath, line, column), body)
}

/// ``When(_:fileID:filePath:line:column:_:)``, left out: it is not
/// run, and shown as skipped.
public func xWhen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () -> Void
) {
  SpecBuilder.addGroup("When", name, .skipped, at: (fileID, filePath, line, column), body)
}
