/// Runs an operation that is expected to report an issue: what it reports does not count, and reporting none is
/// itself an issue at the caller's line.
///
/// ```swift
/// withExpectedIssue { store.send(.deleteRow(id: unknownID)) }
/// ```
///
/// An error that the operation throws counts as an issue of its own, so it is expected too; a `CancellationError`
/// is no issue, here as elsewhere.
///
/// - Parameters:
///   - message: why an issue is expected; it is said when there is none.
///   - isIntermittent: whether reporting none is fine too.
///   - isExpected: which issues are expected; others go where they would have gone. All of them, by default.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  matching isExpected: @escaping @Sendable (RecordedIssue) -> Bool = { _ in true },
  _ operation: () throws -> Void
) {
  let expectation = ExpectedIssueReporter(others: IssueReporters.current, isExpected: isExpected)
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  withIssueReporters([expectation]) {
    do { try operation() } catch { expectation.add(error, at: place) }
  }
  if !isIntermittent { expectation.reportIfUnmet(message, at: place) }
}

/// Runs an asynchronous operation that is expected to report an issue: what it reports does not count, and
/// reporting none is itself an issue at the caller's line.
///
/// - Parameters:
///   - message: why an issue is expected; it is said when there is none.
///   - isIntermittent: whether reporting none is fine too.
///   - isExpected: which issues are expected; others go where they would have gone. All of them, by default.
///   - fileID: the module and file to report at.
///   - filePath: the path of that file.
///   - line: the line to report at.
///   - column: the column to report at.
///   - operation: the work; it runs on the caller's actor.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  matching isExpected: @escaping @Sendable (RecordedIssue) -> Bool = { _ in true },
  _ operation: () async throws -> Void
) async {
  let expectation = ExpectedIssueReporter(others: IssueReporters.current, isExpected: isExpected)
  let place = IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  await withIssueReporters([expectation]) {
    do { try await operation() } catch { expectation.add(error, at: place) }
  }
  if !isIntermittent { expectation.reportIfUnmet(message, at: place) }
}
