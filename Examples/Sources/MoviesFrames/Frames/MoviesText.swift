import MoviesCatalog
import MoviesFeature
import StoreFront
import TerminalFront

/// What both fronts say of a state, piece by piece.
struct MoviesText {
  let state: Movies.State
  var spinner = Spinner()

  static let searchLabel = "Search: "
  static let favouriteMark = " ★"

  var title: String {
    state.details?.movie.title ?? "Movies"
  }

  /// The mark behind the title of an open film that is a favourite.
  var titleMark: String {
    state.details.map { mark(of: $0.id) } ?? ""
  }

  /// A film's line in the list, without its mark.
  ///
  /// - Parameter index: its place, from 0.
  func row(_ index: Int) -> String {
    let movies = state.visibleMovies
    let width = "\(movies.count)".utf8.count
    let number = "\(index + 1)"
    let indent = String(repeating: " ", count: width - number.utf8.count)
    return "\(indent)\(number). \(Self.name(movies[index]))"
  }

  /// What stands behind a film that is a favourite; nothing behind another.
  func mark(of movie: Movie.ID) -> String {
    state.isFavourite(movie) ? Self.favouriteMark : ""
  }

  /// The facts of the film that is open, and other films of its director.
  ///
  /// - Parameter limit: how many other films are named at most; how many more there are is said.
  func facts(of details: MovieDetails.State, limit: Int = .max) -> [String] {
    let movie = details.movie
    let facts = [
      "Year:     \(movie.year)", "Director: \(movie.director)", "Country:  \(movie.country)",
    ]
    guard !details.related.isEmpty else { return facts }
    let fits = details.related.count <= limit
    let named = details.related.prefix(fits ? limit : max(0, limit - 1))
    let others = named.map { "  \(Self.name($0))\(mark(of: $0.id))" }
    let rest = details.related.count - named.count
    return facts + ["Also by \(movie.director):"] + others + (fits ? [] : ["  … and \(rest) more"])
  }

  /// What is shown below the list or the details.
  var note: Note? {
    switch state.status {
    case .loading: .busy("\(spinner.sign) \(activity)")
    case .failed(let message): .error(message)
    case .idle: result.map(Note.hint)
    }
  }

  private var activity: String {
    if let details = state.details { return "Looking for other films by \(details.movie.director)…" }
    if state.isSearching { return "Searching…" }
    return "Loading page \(state.loadedPages + 1)…"
  }

  private var result: String? {
    if let details = state.details {
      return details.related.isEmpty ? "No other film by \(details.movie.director) in the catalog." : nil
    }
    if state.isSearching { return Self.foundCount(state.found.count) + orderHint }
    guard let total = state.totalPages else { return "Nothing is loaded yet." + orderHint }
    let pages =
      state.nextPage == nil ? "All pages loaded." : "\(state.loadedPages) of \(total) pages loaded."
    return pages + orderHint
  }

  /// A sentence that says in which order the films are, unless they are as in the pages.
  private var orderHint: String {
    switch state.order {
    case .page: ""
    case .title: " Sorted by title."
    case .year: " Sorted by year."
    case .favourites: " Favourites first."
    }
  }

  private static func foundCount(_ count: Int) -> String {
    switch count {
    case 0: "Nothing found."
    case 1: "1 movie found."
    default: "\(count) movies found."
    }
  }

  private static func name(_ movie: Movie) -> String {
    "\(movie.title) (\(movie.year))"
  }
}
