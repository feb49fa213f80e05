import MoviesCatalog

/// What the program was told to use.
struct Options: Equatable {
  /// Where the films are read from; nil for those compiled in.
  var address: CatalogAddress?
  /// The file that is told what was done.
  var logPath: String?
  /// The file in which favourites are kept; nil for the usual place.
  var favouritesPath: String?
}
