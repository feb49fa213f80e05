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
  SpecBuilder.addExample("Then", name, .plain, at: (fileID, filePath, line, column), .synchronous(body))
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
  SpecBuilder.addExample("Then", name, .plain, at: (fileID, filePath, line, column), .asynchronous(body))
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
  SpecBuilder.addExample("Then", name, .plain, at: (fileID, filePath, line, column), .asynchronous(body))
}

/// `Then`, focused: of the spec
/// only this and what else is focused runs. With `CI` set, it is an issue and everything runs.
public func fThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample("Then", name, .focused, at: (fileID, filePath, line, column), .synchronous(body))
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
  SpecBuilder.addExample("Then", name, .focused, at: (fileID, filePath, line, column), .asynchronous(body))
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
  SpecBuilder.addExample("Then", name, .focused, at: (fileID, filePath, line, column), .asynchronous(body))
}

/// `Then`, left out: it is not
/// run, and shown as skipped.
public func xThen(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: @escaping () throws -> Void
) {
  SpecBuilder.addExample("Then", name, .skipped, at: (fileID, filePath, line, column), .synchronous(body))
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
  SpecBuilder.addExample("Then", name, .skipped, at: (fileID, filePath, line, column), .asynchronous(body))
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
  SpecBuilder.addExample("Then", name, .skipped, at: (fileID, filePath, line, column), .asynchronous(body))
}
