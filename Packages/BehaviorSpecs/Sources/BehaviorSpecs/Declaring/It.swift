/// Declares an example.
///
/// - Parameters:
///   - name: what holds.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func it(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func it(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func it(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .plain,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// Declares an example that is the only one of the spec to run, beside others that are focused. With `CI`
/// set, it is an issue and everything runs.
///
/// - Parameters:
///   - name: what holds.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func fit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func fit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func fit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .focused,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// Declares an example that is not run; it is shown as skipped.
///
/// - Parameters:
///   - name: what holds.
///   - body: holds at least one expectation. An error that it throws fails the example; ``Skip`` skips it.
public func xit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .synchronous(body)
  )
}

/// The same, for a body that is asynchronous.
public func xit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () async throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}

/// The same, for a body that is of the main actor: `{ @MainActor in … }`.
public func xit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping @MainActor () throws -> Void
) {
  SpecBuilder.addExample(
    GroupTitle(keyword: nil, text: name),
    .skipped,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    .asynchronous(body)
  )
}
