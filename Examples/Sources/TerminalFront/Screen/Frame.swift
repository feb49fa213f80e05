/// What a front shows at one moment: lines from the top, and where the cursor is, if it shows.
///
/// ```swift
/// let frame = Frame(lines: ["Movies", FrameLine("loading", .dim)])
/// print(frame.plainText)
/// ```
public struct Frame: Equatable, Sendable {
  /// A cell of the screen, counted from 0 at the top left.
  public struct Position: Equatable, Sendable {
    /// The line, from 0 at the top.
    public var row: Int
    /// The cell in the line, from 0 at the left.
    public var column: Int

    /// Makes a position.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The lines, from the top.
  public var lines: [FrameLine]
  /// Where text is being typed, or nil to hide the cursor.
  public var cursor: Position?

  /// Makes a frame.
  public init(lines: [FrameLine], cursor: Position? = nil) {
    self.lines = lines
    self.cursor = cursor
  }

  /// The frame for an output that is no terminal: its text alone, without spaces at the ends of lines, each
  /// line ended by a newline.
  public var plainText: String {
    lines.map { line in
      var text = line.text[...]
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}
