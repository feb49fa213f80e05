/// Declares a hook that runs right before the body of each example, after every `beforeEach` however deep: for what
/// acts on what the others set up. Those of outer groups come first.
///
/// - Parameter body: acts; it may be asynchronous and may throw.
public func justBeforeEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SpecBuilder.withGroup("justBeforeEach", at: place) { $0.justBefores.append(Hook(place: place, body: body)) }
}
