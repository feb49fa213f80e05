import CaseKeyPaths
import MoviesCatalog

extension Movies {
  /// What can happen to the films.
  @CasePathable
  public enum Event: Equatable, Sendable {
    /// The user wants the page after the last one that is there; ignored while one is loading.
    case fetchNext
    /// The user wants what failed to be tried again: the search if there is one, else the page.
    case retry
    /// The search field's text changed. A text without a word shows the list again.
    case queryChanged(String)
    /// The user wants the films in another order.
    case sort(MovieOrder)
    /// The user wants the films in the order after the present one.
    case sortNext
    /// The user makes a film that is shown a favourite, or no more.
    case toggleFavourite(Movie.ID)
    /// The user opens a film that is shown.
    case open(Movie.ID)
    /// The user leaves the details, or else the search.
    case back
    /// A page was loaded.
    case didLoad(MoviePage)
    /// A page could not be loaded; why, in one line.
    case pageFailed(String)
    /// A search has ended.
    case didFind([Movie])
    /// A search could not be made; why, in one line.
    case searchFailed(String)
    /// The favourites that are kept were loaded.
    case didLoadFavourites(Set<Movie.ID>)
    /// A change was saved; all favourites after it.
    case didSaveFavourite(FavouriteChange, Set<Movie.ID>)
    /// The favourites could not be loaded, or a change not be saved; why, in one line.
    case favouritesFailed(String)
    /// Something happened in the details.
    case details(MovieDetails.Event)
  }
}
