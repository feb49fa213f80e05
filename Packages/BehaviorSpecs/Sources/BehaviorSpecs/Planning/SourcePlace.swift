import IssueReporting

/// A place in the source that issues are reported at.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// A place in parts, called as the parameters of declarations are.
  typealias Parts = (fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  init(_ parts: Parts) {
    (fileID, filePath, line, column) = parts
  }

  func report(_ message: String, severity: IssueSeverity = .error) {
    reportIssue(message, severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
