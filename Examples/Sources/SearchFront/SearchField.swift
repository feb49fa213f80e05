import TerminalFront

/// The field that is typed into, and how far the results below it are scrolled.
struct SearchField: Equatable {
  /// What a key asks for.
  enum Intent: Equatable {
    case nothing
    /// The text has changed.
    case search
    /// The same is wanted again.
    case again
    case quit
  }

  /// The text.
  private(set) var query = ""
  private var firstRow = 0

  /// The keys there are, each with what it does.
  func keys(hasFailed: Bool) -> [String] {
    ["↑↓ scroll"] + (hasFailed ? ["Enter retry"] : []) + [
      query.isEmpty ? "Esc quit" : "Esc clear", "Ctrl-C quit",
    ]
  }

  /// Takes a key.
  ///
  /// - Parameter last: the first row that is shown when the last one is.
  mutating func press(_ key: Key, last: Int) -> Intent {
    switch key {
    case .character(let character): return edit(query + String(character))
    case .backspace: return query.isEmpty ? .nothing : edit(String(query.dropLast()))
    case .control("u"): return edit("")
    case .escape: return query.isEmpty ? .quit : edit("")
    case .enter: return .again
    case .up: scroll(by: -1, last)
    case .down: scroll(by: 1, last)
    case .pageUp: scroll(by: -10, last)
    case .pageDown: scroll(by: 10, last)
    case .home: firstRow = 0
    case .end: firstRow = last
    default: break
    }
    return .nothing
  }

  private mutating func edit(_ text: String) -> Intent {
    (query, firstRow) = (text, 0)
    return .search
  }

  private mutating func scroll(by rows: Int, _ last: Int) {
    firstRow = max(0, min(last, firstRow(upTo: last) + rows))
  }

  /// The first result that is shown, from 0; the list may have become shorter since it was scrolled.
  func firstRow(upTo last: Int) -> Int {
    min(firstRow, last)
  }

  /// The end of the text that fits before the cursor.
  func visibleQuery(width: Int) -> String {
    query.printableSuffix(cells: width - 1)
  }
}
