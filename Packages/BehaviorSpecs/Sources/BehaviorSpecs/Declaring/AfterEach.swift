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
  SpecBuilder.addHook("afterEach", to: \.afters, at: (fileID, filePath, line, column), .synchronous(body))
}

/// The same, for a body that is asynchronous.
public func afterEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addHook("afterEach", to: \.afters, at: (fileID, filePath, line, column), .asynchronous(body))
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func afterEach(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addHook("afterEach", to: \.afters, at: (fileID, filePath, line, column), .asynchronous(body))
}
