import SearchFeature
import StoreFront
import TerminalFront

/// What is said of a search, on a terminal and elsewhere.
struct SearchText: Equatable {
  /// The field's text.
  var query = ""
  /// How the search is doing.
  var search = LoadState.idle
  /// What the last search that succeeded has found.
  var results: [SearchResult] = []
  /// How all there is to find is doing.
  var items = LoadState.idle

  static let title = "Search"
  static let label = "Search: "

  /// Whether there is nothing to search for.
  var isEmpty: Bool { query.allSatisfy(\.isWhitespace) }

  /// How that is doing which is shown.
  private var shown: LoadState { showsItems ? items : search }

  /// Without a word, or before its pause has come, all there is to find is shown.
  private var showsItems: Bool { isEmpty || search == .idle }

  /// Whether something is on its way.
  var isBusy: Bool { shown.isLoading }

  /// Whether what is shown has failed.
  var hasFailed: Bool { if case .failed = shown { true } else { false } }

  /// A line for each result, the names in one column.
  var rows: [String] {
    let list = showsItems ? items.results : hasFailed ? [] : results
    let width = min(20, list.map { $0.title.printable.cellWidth }.max() ?? 0)
    return list.map { result in
      let title = result.title.printable
      return title + String(repeating: " ", count: max(0, width - title.cellWidth)) + "  " + result.detail
    }
  }

  /// What is said below them.
  func note(_ spinner: Spinner) -> Note? {
    switch shown {
    case .idle: nil
    case .loading: .busy("\(spinner.sign) " + (showsItems ? "Loading…" : "Searching…"))
    case .loaded(let list): .hint(Self.count(list.count))
    case .failed(let error): .error(error.description)
    }
  }

  private static func count(_ count: Int) -> String {
    switch count {
    case 0: "Nothing found."
    case 1: "1 result."
    default: "\(count) results."
    }
  }
}

extension LoadState {
  /// What is there.
  fileprivate var results: [SearchResult] {
    if case .loaded(let results) = self { results } else { [] }
  }
}
