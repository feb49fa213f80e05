/// Declares a hook that runs right before the body of each example, after every `beforeEach` however deep:
/// for what acts on what the others set up. Those of outer groups come first. When one throws, the example
/// fails (or is skipped, by ``Skip``), and its body does not run.
///
/// - Parameter body: acts; it may be asynchronous and may throw.
public func justBeforeEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addHook(
    "justBeforeEach",
    to: \.justBefores,
    at: (fileID, filePath, line, column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func justBeforeEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addHook(
    "justBeforeEach",
    to: \.justBefores,
    at: (fileID, filePath, line, column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func justBeforeEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addHook(
    "justBeforeEach",
    to: \.justBefores,
    at: (fileID, filePath, line, column),
    .asynchronous(body)
  )
}
