/// A stand-in for a dependency's function that a test does not expect to be called: calling it reports an issue
/// at the line of `unimplemented`, and returns the placeholder. For functions of any number of parameters,
/// synchronous or asynchronous.
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
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    UnimplementedError(name: name).report(at: place)
    return placeholder()
  }
}

/// A stand-in for a dependency's throwing function: calling it reports an issue and throws an
/// ``UnimplementedError``. For functions of any number of parameters, synchronous or asynchronous.
///
/// ```swift
/// let api = API(fetch: unimplemented("API.fetch"))  // fetch is `async throws`
/// ```
///
/// - Parameter name: what was called.
public func unimplemented<each Argument, Result>(
  _ name: String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    let error = UnimplementedError(name: name)
    error.report(at: place)
    throw error
  }
}

/// A stand-in for a dependency's value that a test does not expect to be read: it reports an issue at once.
///
/// - Parameters:
///   - name: what was read.
///   - placeholder: what to return.
public func unimplemented<Value>(
  _ name: String = "",
  placeholder: @autoclosure () -> Value,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Value {
  UnimplementedError(name: name).report(
    at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return placeholder()
}
