import MoviesCatalog
import MoviesFeature
import TerminalFront

/// What both fronts say of a state, piece by piece.
struct MoviesText {
  let state: Movies.State
  /// Where the spinner has got to.
  var spinnerPhase = 0

  static let searchLabel = "Search: "

  private static let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// What is shown below the list or the details.
  enum Note: Equatable {
    case busy(String)
    case error(String)
    case hint(String)
  }

  var title: String {
    state.details?.movie.title ?? "Movies"
  }

  /// A film's line in the list.
  ///
  /// - Parameter index: its place, from 0.
  func row(_ index: Int) -> String {
    let movies = state.visibleMovies
    let width = "\(movies.count)".count
    let number = "\(index + 1)"
    let indent = String(repeating: " ", count: width - number.count)
    return "\(indent)\(number). \(Self.name(movies[index]))"
  }

  /// The facts of the film that is open, and the other films of its director.
  func facts(of details: MovieDetails.State) -> [String] {
    let movie = details.movie
    let facts = [
      "Year:     \(movie.year)", "Director: \(movie.director)", "Country:  \(movie.country)",
    ]
    guard !details.related.isEmpty else { return facts }
    return facts + ["Also by \(movie.director):"] + details.related.map { "  \(Self.name($0))" }
  }

  var note: Note? {
    switch state.status {
    case .loading: .busy("\(Self.spinner[spinnerPhase % Self.spinner.count]) \(activity)")
    case .failed(let message): .error("Error: \(message)")
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
    if state.isSearching { return Self.foundCount(state.found.count) }
    guard let total = state.totalPages else { return "Nothing is loaded yet." }
    return state.nextPage == nil ? "All pages loaded." : "\(state.loadedPages) of \(total) pages loaded."
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
