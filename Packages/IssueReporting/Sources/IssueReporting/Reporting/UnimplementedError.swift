/// What an unimplemented throwing function throws, after it has reported the call.
public struct UnimplementedError: Error, Equatable, CustomStringConvertible {
  /// What was called.
  public let name: String

  /// `Unimplemented: ` and the name.
  public var description: String { "Unimplemented\(name.isEmpty ? "" : ": \(name)")" }

  /// - Parameter use: what was done with it.
  func report(at place: IssuePlace, use: String = "called") {
    reportIssue(
      "\(description) was \(use). It needs an implementation here.",
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    )
  }
}
