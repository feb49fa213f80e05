import IssueReporting

/// Sets dependencies for the whole process, before their first use: for the start of an application. In a test it
/// sets them for that test.
///
/// ```swift
/// @main struct App {
///   static func main() async {
///     prepareDependencies { $0.weather = .recorded(at: path) }
///     await run()
///   }
/// }
/// ```
///
/// A dependency that has been used or prepared already stays as it is, and an issue is reported. What the closure itself
/// reads, to set a part of it or to set another one with, is no use.
///
/// - Parameter updateValues: sets the dependencies.
public func prepareDependencies(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) throws -> Void
) rethrows {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let preparation = Preparation(place: place)
  var values = DependencyValues.current.withoutOverrides()
  values.access = .preparing(preparation)
  try updateValues(&values)
  let used = KeyedValues.shared.prepare(values, with: preparation)
  if used == 0 { return }
  reportIssue(
    """
    prepareDependencies sets \(used == 1 ? "a dependency" : "\(used) dependencies") that had been used or prepared \
    before, and left it alone. To fix, prepare each dependency once, at the start of the process.
    """,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
