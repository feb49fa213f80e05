import MoviesFeature
import TerminalFront

/// Lays a state out on a terminal: title and search field above, the list or the details, a note, and the keys
/// at the bottom. The list scrolls so that the selected film is seen.
struct TerminalFrame {
  let state: Movies.State
  let interaction: Interaction
  let size: TerminalSize

  private var text: MoviesText {
    MoviesText(state: state, spinnerPhase: interaction.spinnerPhase)
  }

  var frame: Frame {
    let head = [FrameLine(text.title, .bold), searchField, ""]
    let foot = note + keys
    let height = max(0, size.rows - head.count - foot.count)
    var content = Array(content(height: height).prefix(height))
    content += Array(repeating: "", count: height - content.count)
    return Frame(lines: head + content + foot, cursor: cursor)
  }

  // MARK: - The search field

  private var searchField: FrameLine {
    guard state.details == nil else { return "" }
    return FrameLine(MoviesText.searchLabel, .dim) + FrameLine(visibleQuery)
  }

  private var cursor: Frame.Position? {
    guard interaction.isTyping, state.details == nil else { return nil }
    return Frame.Position(row: 1, column: MoviesText.searchLabel.cellWidth + visibleQuery.cellWidth)
  }

  /// The end of the query that fits beside the label and before the cursor.
  private var visibleQuery: String {
    var query = state.query.printable[...]
    let width = max(0, size.columns - MoviesText.searchLabel.cellWidth - 1)
    while query.cellWidth > width { query = query.dropFirst() }
    return String(query)
  }

  // MARK: - The list and the details

  private func content(height: Int) -> [FrameLine] {
    if let details = state.details {
      return text.facts(of: details).flatMap { $0.wrappedKeepingIndent(to: size.columns) }.map {
        FrameLine($0)
      }
    }
    let count = state.visibleMovies.count
    let selected = interaction.selection(in: state)
    let first = max(0, min(selected - height / 2, count - height))
    return (first..<min(count, first + height)).map { index in
      let isSelected = index == selected && !interaction.isTyping
      return isSelected
        ? FrameLine(text.row(index).padded(to: size.columns), .reversed) : FrameLine(text.row(index))
    }
  }

  // MARK: - The note and the keys

  private var note: [FrameLine] {
    switch text.note {
    case .busy(let note): lines(of: note, .color(.cyan))
    case .error(let note): lines(of: note, .color(.red))
    case .hint(let note): lines(of: note, .plain)
    case nil: []
    }
  }

  private func lines(of text: String, _ style: TextStyle) -> [FrameLine] {
    text.printable.wrapped(to: size.columns).map { FrameLine($0, style) }
  }

  private var keys: [FrameLine] {
    interaction.keys(for: state).wrapped(to: size.columns, separator: "  ").map { FrameLine($0, .dim) }
  }
}

extension String {
  /// The text in lines, each beginning with the spaces that the text begins with.
  fileprivate func wrappedKeepingIndent(to width: Int) -> [String] {
    guard cellWidth > width else { return [self] }
    let indent = String(prefix { $0 == " " })
    return printable.wrapped(to: width - indent.count).map { indent + $0 }
  }
}
