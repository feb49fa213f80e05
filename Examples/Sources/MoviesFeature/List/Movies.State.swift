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
    /// The query's words, however they are spaced.
    private(set) var searchTerms = ""

    /// The order of the films that are shown.
    public internal(set) var order = MovieOrder.page
    /// The films to show, in order. Made when something of it changes, so that a frame need not sort.
    public private(set) var visibleMovies: [Movie] = []

    /// The films that are favourites, also those that are not loaded.
    public internal(set) var favourites: Set<Movie.ID> = []
    /// How loading or saving them is doing; at the start they are on their way.
    public internal(set) var favouritesStatus = LoadStatus.loading
    /// Whether those that are kept were had once.
    var hasLoadedFavourites = false
    /// What is not saved yet, in order; a film is in it once.
    var unsavedFavourites: [FavouriteChange] = []

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
    case .sort(let order):
      self.order = order
      arrange()
    case .sortNext:
      order = order.next
      arrange()
    case .open(let id):
      if let movie = visibleMovies.first(where: { $0.id == id }) { details = MovieDetails.State(movie) }
    case .back:
      if details != nil { details = nil } else { search("") }
    case .didLoad(let page):
      movies += page.results
      (loadedPages, totalPages, listStatus) = (page.page, page.totalPages, .idle)
      arrange()
    case .pageFailed(let message):
      listStatus = .failed(message)
    case .didFind(let movies):
      (found, searchStatus) = (movies, .idle)
      arrange()
    case .searchFailed(let message):
      (found, searchStatus) = ([], .failed(message))
      arrange()
    case .toggleFavourite(let id):
      if details?.id == id || visibleMovies.contains(where: { $0.id == id }) { toggleFavourite(id) }
    case .didLoadFavourites(let kept):
      takeFavourites(kept, after: nil)
    case .didSaveFavourite(let change, let kept):
      takeFavourites(kept, after: change)
    case .favouritesFailed(let message):
      favouritesStatus = .failed(message)
    case .details:
      break
    }
  }

  private mutating func search(_ text: String) {
    let former = searchTerms
    query = text
    searchTerms = Self.words(of: text)
    details = nil
    if !isSearching {
      (found, searchStatus) = ([], .idle)
    } else if searchTerms != former || searchStatus.isFailed {
      searchStatus = .loading
    }
    arrange()
  }

  /// A text's words with one space between them. Texts may be long, and the ASCII of them is told at once.
  private static func words(of text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      scalar.value < 0x80 ? scalar.value <= 0x20 : scalar.properties.isWhitespace
    }
    return words.map { String($0) }.joined(separator: " ")
  }

  /// Has the films shown that should be.
  mutating func arrange() {
    visibleMovies = order.arranged(isSearching ? found : movies, favourites: favourites)
  }
}
