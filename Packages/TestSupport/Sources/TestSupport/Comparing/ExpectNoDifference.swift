import StateDump

/// Fails the test at the caller's line, with a diff, unless two values are equal.
///
/// ```swift
/// expectNoDifference(model.rows, [Row(id: 1, name: "Blob")])
/// ```
///
/// - Parameters:
///   - actual: the value there is; an error that it throws fails the test.
///   - expected: the value that it should equal, marked `−` in the diff.
///   - message: what is compared, said before the diff.
public func expectNoDifference<Value: Equatable>(
  _ actual: @autoclosure () throws -> Value,
  _ expected: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let (actual, expected) = (try actual(), try expected())
    if actual == expected { return }
    place.report(
      """
      \(headline("Difference", message()))

      \(indented(differenceOf(expected, actual)))

      (Expected: −, Actual: +)
      """
    )
  } catch {
    place.report("\(headline("An error was thrown", message()))\n\n    \(error)")
  }
}

/// The first line of a failure.
func headline(_ text: String, _ message: String) -> String {
  message.isEmpty ? "\(text):" : "\(text): \(message)"
}
