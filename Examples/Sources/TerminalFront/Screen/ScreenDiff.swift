/// Works out what to send to a terminal so that it shows the next frame: only the lines that changed.
///
/// ```swift
/// var screen = ScreenDiff(usingColor: true)
/// let bytes = screen.sequence(for: frame, size: .standard)
/// ```
public struct ScreenDiff: Sendable {
  private let usingColor: Bool
  private var shown: [String]?
  private var size: TerminalSize?

  /// Starts with a screen of unknown contents.
  ///
  /// - Parameter usingColor: whether colours are sent; other styles always are.
  public init(usingColor: Bool) {
    self.usingColor = usingColor
  }

  /// Forgets what the screen shows (something else may have written to it): the next frame is drawn whole.
  public mutating func invalidate() {
    shown = nil
  }

  /// What to send so that the terminal shows `frame`.
  ///
  /// Lines are clipped to the width; lines that do not fit the height are left out at the bottom. A frame
  /// after a change of size is drawn whole. Nothing to change gives an empty text.
  public mutating func sequence(for frame: Frame, size: TerminalSize) -> String {
    let lines = frame.lines.prefix(size.rows).map { encode($0.clipped(to: size.columns)) }
    let former = self.size == size ? shown : nil
    var changes = former == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for row in 0..<max(lines.count, former?.count ?? 0) {
      let line = row < lines.count ? lines[row] : ""
      let old = former.map { row < $0.count ? $0[row] : "" } ?? ""
      if line != old { changes += "\u{1B}[\(row + 1);1H\u{1B}[K\(line)" }
    }
    let place = cursorSequence(frame.cursor, in: size)
    defer { (shown, self.size, shownCursor) = (lines, size, place) }
    if changes.isEmpty, place == shownCursor { return "" }
    // The cursor is hidden while lines change, and the terminal is asked to show the result at once.
    return "\u{1B}[?2026h\u{1B}[?25l\(changes)\(place)\u{1B}[?2026l"
  }

  private var shownCursor: String?

  private func cursorSequence(_ cursor: Frame.Position?, in size: TerminalSize) -> String {
    guard let cursor, cursor.row < size.rows else { return "" }
    return "\u{1B}[\(cursor.row + 1);\(min(cursor.column, size.columns - 1) + 1)H\u{1B}[?25h"
  }

  /// A piece behind text that is not ASCII is put at its column: terminals differ in the widths of some characters
  /// (emoji made of several, say), and what should be aligned is.
  private func encode(_ line: FrameLine) -> String {
    var (column, isCertain) = (0, true)
    var result = ""
    for (number, span) in line.spans.enumerated() {
      if !isCertain { result += "\u{1B}[\(column + 1)G" }
      let style = span.style.sequence(usingColor: usingColor)
      result += style
      result += span.text
      if !style.isEmpty { result += "\u{1B}[0m" }
      // What is behind the last piece is nothing.
      guard number < line.spans.count - 1 else { break }
      column += span.text.cellWidth
      isCertain = isCertain && span.text.isPlainASCII
    }
    return result
  }
}
