import StateDump

/// Fails the test at the caller's line, with a diff, unless an operation changes a value just as asserted.
///
/// ```swift
/// expectDifference(counter) {
///   counter.increment()
/// } changes: {
///   $0.count = 1
/// }
/// ```
///
/// - Parameters:
///   - value: the value; asked before the operation and after it. An error that it, the operation or the changes
///     throw fails the test.
///   - message: what is compared, said before the diff.
///   - operation: the work.
///   - changes: makes of the value before the operation the one that is expected after it. Making no change is a
///     failure: there `expectNoDifference` says more.
public func expectDifference<Value: Equatable>(
  _ value: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  operation: () throws -> Void,
  changes: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let before = try value()
    var expected = before
    try changes(&expected)
    try operation()
    report(before, expected, try value(), message(), at: place)
  } catch {
    place.report("\(headline("An error was thrown", message()))\n\n    \(error)")
  }
}

/// Fails the test at the caller's line, with a diff, unless an asynchronous operation changes a value just as
/// asserted.
///
/// - Parameters:
///   - value: the value; asked before the operation and after it. An error that it, the operation or the changes
///     throw fails the test.
///   - message: what is compared, said before the diff.
///   - operation: the work; it runs on the caller's actor.
///   - changes: makes of the value before the operation the one that is expected after it.
public func expectDifference<Value: Equatable>(
  _ value: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Void,
  changes: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let before = try value()
    var expected = before
    try changes(&expected)
    try await operation()
    report(before, expected, try value(), message(), at: place)
  } catch {
    place.report("\(headline("An error was thrown", message()))\n\n    \(error)")
  }
}

private func report<Value: Equatable>(
  _ before: Value,
  _ expected: Value,
  _ actual: Value,
  _ message: String,
  at place: CallSite
) {
  if expected != actual {
    place.report(
      """
      \(headline("Difference", message))

      \(indented(differenceOf(expected, actual)))

      (Expected: −, Actual: +)
      """
    )
  } else if expected == before {
    place.report(
      """
      \(headline("No change", message)) The changes leave the value as it was, and so did the operation.

      To fix, assign what is expected with '=', or use expectNoDifference.
      """
    )
  }
}
