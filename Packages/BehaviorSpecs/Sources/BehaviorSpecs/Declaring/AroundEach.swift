/// Declares a hook that runs around each example of this group and the groups in it, with their hooks: those of
/// outer groups outermost, the first of one group outermost.
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
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SpecBuilder.withGroup("aroundEach", at: place) { $0.arounds.append(AroundHook(place: place, body: body)) }
}
