/// A piece of source the compiler hands to a macro: its text and where the text begins.
public struct SourceSyntax: Hashable, Sendable {
  /// The text, with its comments and line breaks.
  public let source: String
  /// The module and the file, as `#fileID` names them; empty when the compiler does not say.
  public let fileID: String
  /// The file, as the compiler names it in diagnostics.
  public let fileName: String
  /// Where the text begins: bytes from the start of the file.
  public let offset: Int
  /// The line that the text begins in; 0 when the compiler does not say.
  public let line: Int

  /// Makes a piece of source, for tests of a macro.
  public init(source: String, fileID: String = "", fileName: String, offset: Int, line: Int = 0) {
    self.source = source
    self.fileID = fileID
    self.fileName = fileName
    self.offset = offset
    self.line = line
  }

  /// Reads the protocol's form, nil when it has no text.
  init?(_ message: JSON?) {
    guard let message, let source = message["source"]?.string else { return nil }
    let location = message["location"]
    self.init(
      source: source,
      fileID: location?["fileID"]?.string ?? "",
      fileName: location?["fileName"]?.string ?? "",
      offset: location?["offset"]?.integer ?? 0,
      line: location?["line"]?.integer ?? 0
    )
  }

  /// The line of the first character that is neither space nor comment; nil when the compiler does not say.
  public var firstLine: Int? {
    guard line > 0 else { return nil }
    let leading = LexedSource(source).tokens.first?.range.lowerBound ?? 0
    return line + source.utf8.prefix(leading).count { $0 == UInt8(ascii: "\n") }
  }
}
