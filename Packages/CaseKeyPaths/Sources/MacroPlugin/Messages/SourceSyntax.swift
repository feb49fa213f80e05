/// A piece of source the compiler hands to a macro: its text and where the text begins.
public struct SourceSyntax: Hashable, Sendable {
  /// The text, with its comments and line breaks.
  public let source: String
  /// The file, as the compiler names it in diagnostics.
  public let fileName: String
  /// Where the text begins: bytes from the start of the file.
  public let offset: Int

  /// Makes a piece of source, for tests of a macro.
  public init(source: String, fileName: String, offset: Int) {
    self.source = source
    self.fileName = fileName
    self.offset = offset
  }

  /// Reads the protocol's form, nil when it has no text.
  init?(_ message: JSON?) {
    guard let message, let source = message["source"]?.string else { return nil }
    let location = message["location"]
    self.init(
      source: source,
      fileName: location?["fileName"]?.string ?? "",
      offset: location?["offset"]?.integer ?? 0
    )
  }
}
