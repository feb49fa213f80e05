/// Declares a hook that runs before each example of this group and the groups in it: those of outer groups
/// first, those of one group in their order. When one throws, the example fails (or is skipped, by ``Skip``),
/// and neither its body nor further hooks of this kind run.
///
/// - Parameter body: sets the example up; it may be asynchronous and may throw.
public func beforeEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addHook("beforeEach", to: \.befores, at: (fileID, filePath, line, column), .synchronous(body))
}

/// The same, for a body that is asynchronous.
public func beforeEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addHook("beforeEach", to: \.befores, at: (fileID, filePath, line, column), .asynchronous(body))
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func beforeEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addHook("beforeEach", to: \.befores, at: (fileID, filePath, line, column), .asynchronous(body))
}
