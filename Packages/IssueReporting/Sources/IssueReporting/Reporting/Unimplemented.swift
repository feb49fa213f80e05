/// A stand-in for a function that is not expected to be called: calling it reports an issue at the line of
/// `unimplemented`, in a test and elsewhere, and returns the placeholder. For functions of any number of parameters,
/// synchronous or asynchronous; may be called from any thread.
///
/// ```swift
/// let api = API(fetch: unimplemented("API.fetch", placeholder: []))
/// ```
///
/// - Parameters:
///   - name: what was called.
///   - placeholder: what to return, made anew for each call.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
/// - Returns: the function.
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

/// A stand-in for a throwing function that is not expected to be called: calling it reports an issue at the line of
/// `unimplemented`, and throws an ``UnimplementedError``. For functions of any number of parameters, synchronous or
/// asynchronous; may be called from any thread.
///
/// ```swift
/// let api = API(fetch: unimplemented("API.fetch"))  // fetch is `async throws`
/// ```
///
/// - Parameters:
///   - name: what was called.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
/// - Returns: the function.
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

/// A stand-in for a value that is not expected to be read: it reports an issue at once, and gives the placeholder.
///
/// ```swift
/// var limit: Int { unimplemented("Settings.limit", placeholder: 0) }
/// ```
///
/// - Parameters:
///   - name: what was read.
///   - placeholder: what to return.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
/// - Returns: the placeholder.
public func unimplemented<Value>(
  _ name: String = "",
  placeholder: @autoclosure () -> Value,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Value {
  UnimplementedError(name: name).report(
    at: IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column),
    use: "read"
  )
  return placeholder()
}
