/// A replacement in a file's text.
public struct TextEdit: Equatable, Sendable {
  /// In UTF-8 bytes from the file's start.
  public var range: Range<Int>
  public var replacement: String

  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
