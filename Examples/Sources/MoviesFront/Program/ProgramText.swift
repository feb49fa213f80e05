import MoviesFavourites
import MoviesFeature

/// What the program says of itself.
enum ProgramText {
  static let version = "0.1.0"

  static let usage =
    "Usage: movies [--url http://HOST:PORT/] [--favourites FILE] [--log FILE] [--help] [--version]"

  private static let withoutFiles =
    FavouriteStore.canUseFiles ? "" : "\n\(indent)(built without SQLite: favourites last for one run only)"
  private static let indent = String(repeating: " ", count: 21)

  static let help = """
    \(usage)

    Shows a catalog of films, page by page. On a terminal it is used with keys, which it lists. Otherwise it reads
    one command a line from the standard input, and prints each frame as text:

      next               loads the next page
      search TEXT        shows the films with these words in title, director, country or year; without TEXT, the list
      open N             shows the details of the film with the number N
      favourite N        makes the film with the number N a favourite, or no more; without N, the film that is open
      sort ORDER         sorts the films; ORDER is page, title, year or favourites
      back               leaves the details, or the search
      retry              tries again what failed
      quit               ends the program

    Options:

      --url URL          reads the pages from a web server (URL/page-1.json, ...) instead of those compiled in
      --favourites FILE  keeps the favourites in FILE, an SQLite database, instead of
                         swift-machines/movies-favourites.sqlite in $XDG_DATA_HOME or ~/.local/share\(withoutFiles)
      --log FILE         writes what was done to the end of FILE, a line each
      --help             prints this
      --version          prints the version

    """
}
