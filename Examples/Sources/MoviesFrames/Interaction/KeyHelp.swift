import TerminalFront

/// A key, explained.
struct KeyHelp {
  let key: String
  let meaning: String

  static let all = [
    KeyHelp(key: "↑ ↓", meaning: "select a film; ↓ on the last one loads the next page"),
    KeyHelp(key: "PgUp PgDn", meaning: "ten films up or down"),
    KeyHelp(key: "Home End", meaning: "the first film, the last one"),
    KeyHelp(key: "Enter →", meaning: "open the film"),
    KeyHelp(key: "Esc ←", meaning: "leave the film, or the search"),
    KeyHelp(key: "/", meaning: "search; Enter goes to what was found"),
    KeyHelp(key: "f", meaning: "make the film a favourite (★), or no more"),
    KeyHelp(key: "s", meaning: "sort: as in the pages, by title, by year, favourites first"),
    KeyHelp(key: "n", meaning: "load the next page"),
    KeyHelp(key: "r", meaning: "retry what has failed"),
    KeyHelp(key: "?", meaning: "this help"),
    KeyHelp(key: "q Ctrl-C", meaning: "quit"),
  ]

  /// How many lines there are on the narrowest of screens.
  static let maximumLines = all.map { $0.lines(width: 0).count }.reduce(0, +)

  private static let keyWidth = 2 + (all.map(\.key.cellWidth).max() ?? 0)

  /// The explanation in lines of a width: the key, and what it does beside it.
  func lines(width: Int) -> [FrameLine] {
    let texts = meaning.wrapped(to: max(8, width - Self.keyWidth))
    return texts.enumerated().map { number, text in
      FrameLine((number == 0 ? key : "").padded(to: Self.keyWidth), .bold) + FrameLine(text)
    }
  }
}
