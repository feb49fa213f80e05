/// A stand-in for a dependency's function that a test does not expect to be called: calling it reports an issue
/// at the line of `unimplemented`, and returns the placeholder. For functions of any number of parameters.
///
/// ```swift
/// let api = API(fetch: unimplemented("API.fetch", placeholder: []))
/// ```
///
/// - Parameters:
///   - name: what was called.
///   - placeholder: what to return.
public func unimplemented<each Argument, Result>(
  _ name: String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in
    reportUnimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
    return placeholder()
  }
}

/// A stand-in for a dependency's asynchronous, throwing function: calling it reports an issue and throws.
///
/// - Parameter name: what was called.
public func unimplemented<each Argument, Result>(
  _ name: String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in
    reportUnimplemented(name, fileID: fileID, filePath: filePath, line: line, column: column)
    throw UnimplementedError(name: name)
  }
}

/// What an unimplemented throwing function throws.
public struct UnimplementedError: Error, Equatable, CustomStringConvertible {
  /// What was called.
  public let name: String

  public var description: String { "Unimplemented: \(name)" }
}

private func reportUnimplemented(
  _ name: String,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  reportIssue(
    "Unimplemented\(name.isEmpty ? "" : ": \(name)") was called. Give the test an implementation of it.",
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
