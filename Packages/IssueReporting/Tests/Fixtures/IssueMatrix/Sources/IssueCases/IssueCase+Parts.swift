import IssueReporting

/// What the cases are put together from.
extension IssueCase {
  typealias Add = @Sendable (Int, Int) -> Int
  typealias Parse = @Sendable () throws -> Int
  typealias Later = @Sendable (Int) async -> Void
  typealias Fetch = @Sendable (String, Int, Bool) async throws -> Int

  static func fail(_ text: String) async throws {
    await Task.yield()
    throw Failure(description: text)
  }

  static func later(_ work: @escaping @Sendable () -> Void) async {
    await Task { work() }.value
  }

  /// Moves the issues of a body to the line of this file's neighbour that names the case.
  static func moved(to line: UInt, _ body: () -> Void) {
    withIssueContext(
      fileID: "IssueCases/ReportingCases.swift",
      filePath: "ReportingCases.swift",
      line: line,
      column: 1,
      operation: body
    )
  }
}
