/// Declares a hook that runs after each example of this group and the groups in it, also after one that failed:
/// those of inner groups first, those of one group the last one first.
///
/// - Parameter body: cleans up; it may be asynchronous and may throw.
public func afterEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SpecBuilder.withGroup("afterEach", at: place) { $0.afters.append(Hook(place: place, body: body)) }
}
