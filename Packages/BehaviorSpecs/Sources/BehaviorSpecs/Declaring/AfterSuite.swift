/// Declares a hook that runs once, after the last example of the spec that is to run, also when examples or a
/// `beforeSuite` failed; of those of a spec the last one first.
///
/// - Parameter body: cleans up; it may be asynchronous and may throw. What fails in it is shown at the spec's last
///   example.
public func afterSuite(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addHook(
    "afterSuite",
    to: \.afterSuites,
    at: (fileID, filePath, line, column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func afterSuite(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addHook(
    "afterSuite",
    to: \.afterSuites,
    at: (fileID, filePath, line, column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func afterSuite(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addHook(
    "afterSuite",
    to: \.afterSuites,
    at: (fileID, filePath, line, column),
    .asynchronous(body)
  )
}
