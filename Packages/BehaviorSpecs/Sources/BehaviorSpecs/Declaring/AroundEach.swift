/// Declares a hook that runs around each example of this group and the groups in it, with their hooks: those
/// of outer groups outermost, the first of one group outermost.
///
/// This form is for examples that, with the hooks in this one, are synchronous; around others it is an issue.
///
/// ```swift
/// aroundEach { runExample in
///   Locale.$current.withValue(.german) { runExample() }
/// }
/// ```
///
/// - Parameter body: calls what it is given exactly once; anything else is an issue. It may throw.
public func aroundEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping (_ runExample: () -> Void) throws -> Void
) {
  SpecBuilder.addAround(at: (fileID, filePath, line, column), .synchronous(body))
}

/// The same, around synchronous and asynchronous examples.
///
/// ```swift
/// aroundEach { runExample in
///   await withPollingClock(clock) { await runExample() }
/// }
/// ```
///
/// - Parameter body: calls what it is given exactly once; anything else is an issue. It may throw.
public func aroundEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping (_ runExample: () async -> Void) async throws -> Void
) {
  SpecBuilder.addAround(at: (fileID, filePath, line, column), .asynchronous(body))
}
