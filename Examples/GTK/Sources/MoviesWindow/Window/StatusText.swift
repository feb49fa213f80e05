import MoviesFeature

/// What is said of how a state is doing.
struct StatusText {
  let text: String
  let isError: Bool
  /// The keys that lead on.
  let hint: String

  init(_ state: Movies.State) {
    switch state.status {
    case .loading: (text, isError) = (Self.activity(state), false)
    case .failed(let message): (text, isError) = (message, true)
    case .idle: (text, isError) = (Self.result(state), false)
    }
    hint = Self.hint(state)
  }

  private static func activity(_ state: Movies.State) -> String {
    if let details = state.details { return "Looking for other films by \(details.movie.director)…" }
    return state.isSearching ? "Searching…" : "Loading page \(state.loadedPages + 1)…"
  }

  private static func result(_ state: Movies.State) -> String {
    if let details = state.details {
      let director = details.movie.director
      return details.related.isEmpty ? "No other film by \(director) in the catalog." : ""
    }
    if state.isSearching {
      let count = state.found.count
      return count == 0 ? "Nothing found." : "\(count) \(count == 1 ? "movie" : "movies") found."
    }
    guard let total = state.totalPages else { return "Nothing is loaded yet." }
    return state.nextPage == nil ? "All pages loaded." : "\(state.loadedPages) of \(total) pages loaded."
  }

  private static func hint(_ state: Movies.State) -> String {
    if state.details != nil { return "Esc goes back" }
    return state.query.isEmpty ? "Enter opens" : "Enter opens · Esc clears"
  }
}
