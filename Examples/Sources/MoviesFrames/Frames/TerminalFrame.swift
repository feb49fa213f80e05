import MoviesFeature
import StoreFront
import TerminalFront

/// Lays a state out on a terminal: title and search field above, the list or the details, a note, and the keys
/// at the bottom. The list scrolls so that the selected film is seen; the films that are not seen are not looked at.
///
/// ```swift
/// let frame = TerminalFrame(state: store.state, interaction: Interaction(), size: .standard).frame
/// print(frame.plainText)
/// ```
public struct TerminalFrame {
  private let state: Movies.State
  private let interaction: Interaction
  private let size: TerminalSize
  private let text: MoviesText

  /// Makes the layout of a state on a screen.
  public init(state: Movies.State, interaction: Interaction, size: TerminalSize) {
    self.state = state
    self.interaction = interaction
    self.size = size
    text = MoviesText(state: state, spinner: interaction.spinner)
  }

  /// What the terminal shows.
  public var frame: Frame {
    let head = interaction.isHelping ? [FrameLine("Keys", .bold), ""] : [title, searchField, ""]
    let foot = notice + (interaction.isHelping ? [] : note) + keys
    let height = max(0, size.rows - head.count - foot.count)
    var content = Array(content(height: height).prefix(height))
    content += Array(repeating: "", count: height - content.count)
    return Frame(lines: head + content + foot, cursor: cursor)
  }

  private var title: FrameLine {
    FrameLine(text.title.printable.clipped(to: size.columns - text.titleMark.cellWidth), .bold)
      + FrameLine(text.titleMark, .color(.yellow))
  }

  // MARK: - The search field

  private var searchField: FrameLine {
    guard state.details == nil else { return "" }
    return FrameLine(MoviesText.searchLabel, .dim) + FrameLine(visibleQuery)
  }

  private var cursor: Frame.Position? {
    guard interaction.isTyping, !interaction.isHelping, state.details == nil else { return nil }
    return Frame.Position(row: 1, column: MoviesText.searchLabel.cellWidth + visibleQuery.cellWidth)
  }

  /// The end of the query that fits beside the label and before the cursor. Only that end is looked at.
  private var visibleQuery: String {
    var left = size.columns - MoviesText.searchLabel.cellWidth - 1
    var seen: [String] = []
    for character in interaction.query(in: state).reversed() {
      let piece = String(character).printable
      left -= piece.cellWidth
      if left < 0 { break }
      seen.append(piece)
    }
    return seen.reversed().joined()
  }

  // MARK: - The list, the details and the help

  private func content(height: Int) -> [FrameLine] {
    if interaction.isHelping { return help(height: height) }
    if let details = state.details {
      return text.facts(of: details, limit: height - 4).flatMap { $0.wrappedKeepingIndent(to: size.columns) }
        .map { FrameLine($0) }
    }
    let movies = state.visibleMovies
    let selected = interaction.selection(in: state)
    let columns = ListColumns(width: size.columns)
    return ListWindow(count: movies.count, selected: selected, height: height).rows.map { index in
      columns.line(
        text.row(index),
        movies[index],
        isFavourite: state.isFavourite(movies[index].id),
        isSelected: index == selected && !interaction.isTyping
      )
    }
  }

  private func help(height: Int) -> [FrameLine] {
    let lines = KeyHelp.all.flatMap { $0.lines(width: size.columns) }
    return Array(lines.dropFirst(min(interaction.helpOffset, max(0, lines.count - height))))
  }

  // MARK: - The note and the keys

  private var notice: [FrameLine] {
    let lines = interaction.notice?.printable.wrapped(to: size.columns) ?? []
    return lines.map { FrameLine($0, .color(.yellow)) }
  }

  private var note: [FrameLine] {
    text.note?.lines(width: size.columns) ?? []
  }

  private var keys: [FrameLine] {
    interaction.keys(for: state).wrapped(to: size.columns, separator: "  ").map { FrameLine($0, .dim) }
  }
}

extension String {
  /// The text in lines, each beginning with the spaces that the text begins with.
  fileprivate func wrappedKeepingIndent(to width: Int) -> [String] {
    let text = printable
    guard text.cellWidth > width else { return [text] }
    let indent = String(prefix { $0 == " " })
    return text.wrapped(to: width - indent.count).map { indent + $0 }
  }
}
