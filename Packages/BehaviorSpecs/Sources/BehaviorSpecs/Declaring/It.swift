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
  SpecBuilder.addExample(nil, name, .plain, at: (fileID, filePath, line, column), .synchronous(body))
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
  SpecBuilder.addExample(nil, name, .plain, at: (fileID, filePath, line, column), .asynchronous(body))
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
  SpecBuilder.addExample(nil, name, .plain, at: (fileID, filePath, line, column), .asynchronous(body))
}

/// `it`, focused: of the spec
/// only this and what else is focused runs. With `CI` set, it is an issue and everything runs.
public func fit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(nil, name, .focused, at: (fileID, filePath, line, column), .synchronous(body))
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
  SpecBuilder.addExample(nil, name, .focused, at: (fileID, filePath, line, column), .asynchronous(body))
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
  SpecBuilder.addExample(nil, name, .focused, at: (fileID, filePath, line, column), .asynchronous(body))
}

/// `it`, left out: it is not
/// run, and shown as skipped.
public func xit(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample(nil, name, .skipped, at: (fileID, filePath, line, column), .synchronous(body))
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
  SpecBuilder.addExample(nil, name, .skipped, at: (fileID, filePath, line, column), .asynchronous(body))
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
  SpecBuilder.addExample(nil, name, .skipped, at: (fileID, filePath, line, column), .asynchronous(body))
}
