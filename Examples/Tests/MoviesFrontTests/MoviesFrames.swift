import Foundation
import FrontTesting
import MoviesFavourites
import MoviesFeature

/// The frames that the tests expect, word for word.
enum MoviesFrames {
  /// What the program says on the standard error before anything else: nothing, if it was built with SQLite.
  static let startNotice =
    FavouriteStore.canUseFiles
    ? "" : "movies: Favourites last for this run only: \(FavouritesError.noSQLite)\n"

  static let initial = """
    Movies
    Search:
    Nothing is loaded yet.


    """

  static let loadingPage1 = """
    Movies
    Search:
    ⠋ Loading page 1…


    """

  static let page1 = """
    Movies
    Search:
     1. A Trip to the Moon (1902)
     2. The Cabinet of Dr. Caligari (1920)
     3. Nosferatu (1922)
     4. Battleship Potemkin (1925)
     5. Metropolis (1927)
     6. The Passion of Joan of Arc (1928)
     7. Man with a Movie Camera (1929)
     8. City Lights (1931)
     9. M (1931)
    10. L'Atalante (1934)
    1 of 7 pages loaded.


    """

  static let loadingPage2 = page1.replacingOccurrences(of: "1 of 7 pages loaded.", with: "⠋ Loading page 2…")

  static let page2 = """
    Movies
    Search:
     1. A Trip to the Moon (1902)
     2. The Cabinet of Dr. Caligari (1920)
     3. Nosferatu (1922)
     4. Battleship Potemkin (1925)
     5. Metropolis (1927)
     6. The Passion of Joan of Arc (1928)
     7. Man with a Movie Camera (1929)
     8. City Lights (1931)
     9. M (1931)
    10. L'Atalante (1934)
    11. Modern Times (1936)
    12. Grand Illusion (1937)
    13. The Rules of the Game (1939)
    14. Citizen Kane (1941)
    15. Casablanca (1942)
    16. Rome, Open City (1945)
    17. Beauty and the Beast (1946)
    18. Bicycle Thieves (1948)
    19. The Red Shoes (1948)
    20. The Third Man (1949)
    2 of 7 pages loaded.


    """

  static let searching = """
    Movies
    Search: kurosawa
    ⠋ Searching…


    """

  static let found = """
    Movies
    Search: kurosawa
    1. Rashomon (1950)
    2. Ikiru (1952)
    3. Seven Samurai (七人の侍) (1954)
    4. High and Low (1963)
    4 movies found.


    """

  static let openingIkiru = """
    Ikiru
    Year:     1952
    Director: Akira Kurosawa
    Country:  Japan
    ⠋ Looking for other films by Akira Kurosawa…


    """

  static let ikiru = """
    Ikiru
    Year:     1952
    Director: Akira Kurosawa
    Country:  Japan
    Also by Akira Kurosawa:
      Rashomon (1950)
      Seven Samurai (七人の侍) (1954)
      High and Low (1963)


    """

  /// The frame of a list without films that shows a line.
  static func empty(_ line: String) -> String {
    "Movies\nSearch:\n\(line)\n\n"
  }
}
