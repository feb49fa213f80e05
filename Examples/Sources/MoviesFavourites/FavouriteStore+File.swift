import MoviesCatalog
import MoviesFeature

extension FavouriteStore {
  /// Favourites in an SQLite file, where every change is written as a whole or not at all. Several processes may
  /// use the file at once, and it may hold the favourites of several catalogs.
  ///
  /// The file is opened for each access and made by the first change. Without SQLite every access throws
  /// ``FavouritesError/noSQLite``.
  ///
  /// ```swift
  /// let place = FavouritesPlace(file: "favourites.sqlite")
  /// let machine = Movies(catalog: .embedded, favourites: .file(at: place, catalog: "embedded"))
  /// ```
  ///
  /// - Parameters:
  ///   - place: the file; nil where there is none, then every access throws ``FavouritesError/noPlace``.
  ///   - catalog: a name for the catalog that the films' ids belong to.
  ///   - patience: how long to wait for another process that is writing.
  public static func file(
    at place: FavouritesPlace?,
    catalog: String,
    patience: Duration = .seconds(5)
  ) -> FavouriteStore {
    #if canImport(CSQLite)
      guard let place else { return broken(.noPlace) }
      let file = FavouritesFile(place: place, catalog: catalog, patience: patience)
      return FavouriteStore(load: file.load, save: file.save)
    #else
      return broken(.noSQLite)
    #endif
  }

  /// Whether favourites can be kept in a file: whether the program was built with SQLite.
  public static var canUseFiles: Bool {
    #if canImport(CSQLite)
      true
    #else
      false
    #endif
  }

  private static func broken(_ error: FavouritesError) -> FavouriteStore {
    FavouriteStore(load: { throw error }, save: { _ in throw error })
  }
}
