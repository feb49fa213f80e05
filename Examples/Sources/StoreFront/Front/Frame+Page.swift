import TerminalFront

extension Frame {
  /// A page of a terminal: the title, an empty line, the body; the note and the keys at the bottom. A body
  /// that does not fit is cut off below.
  ///
  /// - Parameters:
  ///   - title: the first line.
  ///   - body: the lines below it.
  ///   - note: what is said above the keys.
  ///   - keys: the keys there are, each with what it does.
  ///   - cursor: where text is being typed, counted in the body's lines; hidden when nil or cut off.
  ///   - size: the terminal's.
  public init(
    title: String,
    body: [FrameLine],
    note: Note? = nil,
    keys: [String],
    cursor: Position? = nil,
    size: TerminalSize
  ) {
    let head = [FrameLine(title, .bold), ""]
    let keyLines = keys.wrapped(to: size.columns, separator: "  ").map { FrameLine($0, .dim) }
    let foot = (note?.lines(width: size.columns) ?? []) + keyLines
    let height = max(0, size.rows - head.count - foot.count)
    let shown = body.prefix(height)
    let empty = Array(repeating: FrameLine(""), count: height - shown.count)
    let place = cursor.flatMap { place in
      place.row < height ? Position(row: head.count + place.row, column: place.column) : nil
    }
    self.init(lines: head + shown + empty + foot, cursor: place)
  }

  /// Lines of text alone, with an empty line at their end: a frame for ``Front/text(of:)``.
  public init(text lines: [String]) {
    self.init(lines: lines.map { FrameLine($0) } + [""])
  }
}
