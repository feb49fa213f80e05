/// Declares a hook that runs once, before the first example of the spec that is to run; those of a spec in
/// their order. When one throws, every example of the spec fails (or is skipped, by ``Skip``).
///
/// Other specs have hooks of their own: they may run at the same time.
///
/// - Parameter body: sets the spec up; it may be asynchronous and may throw.
public func beforeSuite(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addHook(
    "beforeSuite",
    to: \.beforeSuites,
    at: (fileID, filePath, line, column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func beforeSuite(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addHook(
    "beforeSuite",
    to: \.beforeSuites,
    at: (fileID, filePath, line, column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func beforeSuite(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addHook(
    "beforeSuite",
    to: \.beforeSuites,
    at: (fileID, filePath, line, column),
    .asynchronous(body)
  )
}
