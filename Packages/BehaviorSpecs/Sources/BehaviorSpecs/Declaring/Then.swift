/// Declares an example. Its name reads `Then …`.
///
/// - Parameters:
///   - name: what holds, without its `Then`.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func Then(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func Then(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func Then(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// Declares an example that is the only one of the spec to run, beside others that are focused. With `CI`
/// set, it is an issue and everything runs.
///
/// - Parameters:
///   - name: what holds, without its `Then`.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func fThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func fThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func fThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// Declares an example that is not run; it is shown as skipped.
///
/// - Parameters:
///   - name: what holds, without its `Then`.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func xThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func xThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func xThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: "Then", text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}
