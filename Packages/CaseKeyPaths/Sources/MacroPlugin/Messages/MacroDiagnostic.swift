/// A message of a macro that the compiler shows in the user's source.
public struct MacroDiagnostic: Hashable, Sendable {
  /// How grave it is; an error stops the build.
  public enum Severity: String, Sendable {
    /// From what stops the build to what is merely said.
    case error, warning, note, remark
  }

  /// The text to show.
  public let message: String
  /// How grave it is.
  public let severity: Severity
  /// The file, as the compiler named it in the request.
  public let fileName: String
  /// Bytes from the start of the file.
  public let offset: Int

  /// A message at a place of a file.
  public init(_ message: String, severity: Severity = .error, fileName: String, offset: Int) {
    self.message = message
    self.severity = severity
    self.fileName = fileName
    self.offset = offset
  }

  /// A message at the first character of `syntax` that is neither space nor comment.
  public init(_ message: String, severity: Severity = .error, at syntax: SourceSyntax) {
    let leading = LexedSource(syntax.source).tokens.first?.range.lowerBound ?? 0
    self.init(message, severity: severity, fileName: syntax.fileName, offset: syntax.offset + leading)
  }

  /// A message inside `syntax`.
  ///
  /// - Parameter offset: bytes from the start of its source.
  public init(
    _ message: String,
    severity: Severity = .error,
    at syntax: SourceSyntax,
    offset: Int
  ) {
    self.init(message, severity: severity, fileName: syntax.fileName, offset: syntax.offset + offset)
  }

  var json: JSON {
    [
      "message": .string(message), "severity": .string(severity.rawValue),
      "position": ["fileName": .string(fileName), "offset": .integer(offset)],
      "highlights": [], "notes": [], "fixIts": [],
    ]
  }
}
