/// What an unimplemented throwing function throws.
public struct UnimplementedError: Error, Equatable, CustomStringConvertible {
  /// What was called.
  public let name: String

  public var description: String { "Unimplemented\(name.isEmpty ? "" : ": \(name)")" }

  func report(at place: IssuePlace) {
    reportIssue(
      "\(description) was called. Give the test an implementation of it.",
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
