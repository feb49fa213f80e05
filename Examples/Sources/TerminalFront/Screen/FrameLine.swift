/// One line of a frame: pieces of text, each in a style.
///
/// ```swift
/// let line: FrameLine = "Movies" + FrameLine("loading", .dim)
/// ```
public struct FrameLine: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A piece of text in one style.
  public struct Span: Equatable, Sendable {
    /// The text, already printable.
    public let text: String
    /// How it looks.
    public let style: TextStyle
  }

  /// The line's pieces, from the left.
  public private(set) var spans: [Span]

  /// Makes a line of one piece. What could act on the terminal is made harmless
  /// (``Swift/String/printable``).
  public init(_ text: String, _ style: TextStyle = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text.printable, style: style)]
  }

  /// Makes a line of one piece in the default style.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The line's text without styles.
  public var text: String {
    spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
  }

  /// One line after the other, in one line.
  public static func + (left: FrameLine, right: FrameLine) -> FrameLine {
    var result = left
    result.spans += right.spans
    return result
  }

  /// The line in at most `width` cells, with `…` at its end when it is longer.
  public func clipped(to width: Int) -> FrameLine {
    // No character takes more cells than bytes, and bytes are counted already.
    if spans.reduce(0, { $0 + $1.text.utf8.count }) <= width { return self }
    guard text.cellWidth > width else { return self }
    var left = max(0, width - 1)
    var result = FrameLine("")
    for span in spans {
      let part = span.text.prefix(cells: left)
      left -= part.cellWidth
      guard part.unicodeScalars.count == span.text.unicodeScalars.count else {
        if width > 0 { result = result + FrameLine(part + "…", span.style) }
        break
      }
      result = result + FrameLine(part, span.style)
    }
    return result
  }
}
