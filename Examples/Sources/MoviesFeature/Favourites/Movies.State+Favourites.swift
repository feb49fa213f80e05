import MoviesCatalog

extension Movies.State {
  /// Whether a film is a favourite.
  public func isFavourite(_ movie: Movie.ID) -> Bool {
    favourites.contains(movie)
  }

  /// Whether a change is on its way to where favourites are kept.
  public var isSavingFavourites: Bool {
    favouritesStatus == .loading && !unsavedFavourites.isEmpty
  }

  /// What the user should know when favourites cannot be kept: one line, nil while they can.
  public var favouritesNotice: String? {
    guard case .failed(let reason) = favouritesStatus else { return nil }
    return hasLoadedFavourites
      ? "Changes of favourites last for this run only: \(reason)"
      : "Favourites last for this run only: \(reason)"
  }

  /// What has to be done with the favourites' store now.
  var favouritesRequest: FavouriteRequest? {
    guard favouritesStatus == .loading else { return nil }
    return unsavedFavourites.first.map(FavouriteRequest.save) ?? .load
  }

  /// Makes a film a favourite, or no more. It is shown at once, and saved after what is still unsaved.
  mutating func toggleFavourite(_ movie: Movie.ID) {
    let change = FavouriteChange(movie, isFavourite: !isFavourite(movie))
    unsavedFavourites.removeAll { $0.movie == movie }
    unsavedFavourites.append(change)
    favouritesStatus = .loading
    showFavourites(favourites)
  }

  /// Takes what is kept, which another process may have changed.
  ///
  /// - Parameters:
  ///   - kept: all favourites that are kept now.
  ///   - change: what was saved, nil when they were loaded.
  mutating func takeFavourites(_ kept: Set<Movie.ID>, after change: FavouriteChange?) {
    unsavedFavourites.removeAll { $0 == change }
    hasLoadedFavourites = true
    favouritesStatus = unsavedFavourites.isEmpty ? .idle : .loading
    showFavourites(kept)
  }

  private mutating func showFavourites(_ kept: Set<Movie.ID>) {
    var shown = kept
    for change in unsavedFavourites { change.apply(to: &shown) }
    guard shown != favourites else { return }
    favourites = shown
    if order == .favourites { arrange() }
  }
}
