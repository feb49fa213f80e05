import MoviesCatalog

extension Movies {
  /// What is known of the films, and what of it is shown.
  public struct State: Equatable, Sendable {
    /// The films of the pages that were loaded, in the catalog's order.
    public internal(set) var movies: [Movie] = []
    /// How many pages were loaded.
    public internal(set) var loadedPages = 0
    /// How many pages there are, nil before the first has come.
    public internal(set) var totalPages: Int?
    /// How the next page is doing.
    public internal(set) var listStatus = LoadStatus.idle

    /// The search field's text.
    public internal(set) var query = ""
    /// What was found. While another query is searched for, it is still what the last one found.
    public internal(set) var found: [Movie] = []
    /// How the search is doing.
    public internal(set) var searchStatus = LoadStatus.idle

    /// The film that is open, if one is.
    public internal(set) var details: MovieDetails.State?

    /// Nothing loaded, nothing searched for, nothing open.
    public init() {}
  }
}

extension Movies.State {
  /// The number of the page after the last one that is there, nil when all are.
  public var nextPage: Int? {
    loadedPages < totalPages ?? .max ? loadedPages + 1 : nil
  }

  /// Whether what was found is shown instead of the list.
  public var isSearching: Bool {
    !searchTerms.isEmpty
  }

  /// The films to show, in order.
  public var visibleMovies: [Movie] {
    isSearching ? found : movies
  }

  /// How that is doing which is shown: the details, the search, or the list.
  public var status: LoadStatus {
    details?.status ?? (isSearching ? searchStatus : listStatus)
  }

  /// The event that tries again what is shown as failed, nil when nothing is.
  public var retryEvent: Movies.Event? {
    guard case .failed = status else { return nil }
    return details == nil ? .retry : .details(.retry)
  }

  /// The page that has to be loaded now.
  var pageRequest: Int? {
    listStatus == .loading ? nextPage : nil
  }

  /// The query that has to be searched for now.
  var searchRequest: String? {
    searchStatus == .loading ? searchTerms : nil
  }

  /// The query's words, however they are spaced.
  private var searchTerms: String {
    query.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Movies.State {
  /// Changes the state for an event.
  mutating func handle(_ event: Movies.Event) {
    switch event {
    case .fetchNext:
      if nextPage != nil { listStatus = .loading }
    case .retry:
      if isSearching { searchStatus.retry() } else { listStatus.retry() }
    case .queryChanged(let text):
      search(text)
    case .open(let id):
      if let movie = visibleMovies.first(where: { $0.id == id }) { details = MovieDetails.State(movie) }
    case .back:
      if details != nil { details = nil } else { search("") }
    case .didLoad(let page):
      movies += page.results
      (loadedPages, totalPages, listStatus) = (page.page, page.totalPages, .idle)
    case .pageFailed(let message):
      listStatus = .failed(message)
    case .didFind(let movies):
      (found, searchStatus) = (movies, .idle)
    case .searchFailed(let message):
      (found, searchStatus) = ([], .failed(message))
    case .details:
      break
    }
  }

  private mutating func search(_ text: String) {
    let former = searchTerms
    query = text
    details = nil
    if !isSearching {
      (found, searchStatus) = ([], .idle)
    } else if searchTerms != former || searchStatus.isFailed {
      searchStatus = .loading
    }
  }
}
