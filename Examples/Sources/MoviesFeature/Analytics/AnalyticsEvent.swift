import MoviesCatalog

/// Something worth counting. It says what was used, not what the user typed.
public enum AnalyticsEvent: Equatable, Sendable {
  /// A page was loaded.
  case loadedPage(Int)
  /// A search has ended, with so many films.
  case searched(found: Int)
  /// A film was opened.
  case opened(Movie.ID)
  /// A film became a favourite, or no more.
  case favourite(Movie.ID, Bool)
  /// The user was shown an error.
  case failed(String)

  /// What is worth counting of an event, nil if nothing is.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - state: the state after it.
  init?(_ event: Movies.Event, in state: Movies.State) {
    switch event {
    case .didLoad(let page):
      self = .loadedPage(page.page)
    case .didFind(let movies):
      self = .searched(found: movies.count)
    case .open(let id) where state.details?.id == id:
      self = .opened(id)
    case .toggleFavourite(let id) where state.unsavedFavourites.last?.movie == id:
      self = .favourite(id, state.isFavourite(id))
    case .pageFailed(let message), .searchFailed(let message), .details(.failed(let message)):
      self = .failed(message)
    case .fetchNext, .retry, .queryChanged, .sort, .sortNext, .open, .back, .toggleFavourite,
      .didLoadFavourites,
      .didSaveFavourite, .favouritesFailed, .details:
      return nil
    }
  }
}
