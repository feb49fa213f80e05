import MoviesCatalog

/// A film that becomes a favourite, or ceases to be one.
public struct FavouriteChange: Equatable, Hashable, Sendable {
  /// The film.
  public let movie: Movie.ID
  /// Whether it is a favourite from now on.
  public let isFavourite: Bool

  /// Makes a change.
  public init(_ movie: Movie.ID, isFavourite: Bool) {
    self.movie = movie
    self.isFavourite = isFavourite
  }

  /// Makes the change to a set of favourites.
  public func apply(to favourites: inout Set<Movie.ID>) {
    if isFavourite { favourites.insert(movie) } else { favourites.remove(movie) }
  }
}
