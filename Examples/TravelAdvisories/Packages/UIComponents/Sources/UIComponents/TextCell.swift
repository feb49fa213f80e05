import TerminalFront

/// A text in a row of a table.
public struct TextCell: Equatable, Sendable {
  /// The text, in which nothing can act on a terminal, without spaces at its end.
  public let text: String
  /// Its colour; nil for the terminal's default.
  public let color: TextColor?

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - text: what it says, from wherever.
  ///   - color: its colour, which is left out where colours are not wanted.
  public init(_ text: String, color: TextColor? = nil) {
    var text = text.printable
    while text.last == " " { text.removeLast() }
    self.text = text
    self.color = color
  }
}
