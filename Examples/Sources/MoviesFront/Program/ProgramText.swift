/// What the program says of itself.
enum ProgramText {
  static let version = "0.1.0"

  static let usage = "Usage: movies [--url http://HOST:PORT/] [--log FILE] [--help] [--version]"

  static let help = """
    \(usage)

    Shows a catalog of films, page by page. On a terminal it is used with keys, which it lists. Otherwise it reads
    one command a line from the standard input, and prints each frame as text:

      next          loads the next page
      search TEXT   shows the films with these words in title, director, country or year; without TEXT, the list
      open N        shows the details of the film with the number N
      back          leaves the details, or the search
      retry         tries again what failed
      quit          ends the program

    Options:

      --url URL     reads the pages from a web server (URL/page-1.json, ...) instead of those compiled in
      --log FILE    writes what was done to the end of FILE, a line each
      --help        prints this
      --version     prints the version

    """
}
