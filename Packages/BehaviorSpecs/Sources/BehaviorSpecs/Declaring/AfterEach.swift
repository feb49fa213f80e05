/// Declares a hook that runs after each example of this group and the groups in it, also after one that
/// failed or threw: those of inner groups first, those of one group the last one first.
///
/// - Parameter body: cleans up; it may be asynchronous and may throw.
public func afterEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  let hook = Hook(
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    work: .synchronous(body)
  )
  SpecBuilder.withGroup("afterEach", at: hook.place) { $0.afters.append(hook) }
}

/// The same, for a body that is asynchronous.
public func afterEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  let hook = Hook(
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    work: .asynchronous(body)
  )
  SpecBuilder.withGroup("afterEach", at: hook.place) { $0.afters.append(hook) }
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func afterEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  let hook = Hook(
    place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    work: .asynchronous(body)
  )
  SpecBuilder.withGroup("afterEach", at: hook.place) { $0.afters.append(hook) }
}
