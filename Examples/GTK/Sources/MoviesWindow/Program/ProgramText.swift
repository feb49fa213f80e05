/// What the program says of itself.
enum ProgramText {
  static let version = "0.1.0"

  static let usage = "Usage: gtk-movies [--url http://HOST:PORT/] [--trace] [--help] [--version]"

  static let help = """
    \(usage)

    Shows a catalog of films in a window, page by page. Type to search, Enter opens a film, Escape goes back, Alt+N
    loads the next page, Alt+R tries again what failed, Ctrl+Q closes.

    Options:

      --url URL     reads the pages from a web server (URL/page-1.json, ...) instead of those compiled in
      --trace       prints the text that the window shows whenever it has painted another
      --help        prints this
      --version     prints the version

    """

  static let noDisplay = """
    no window can be opened: there is no display. Run it in a graphical session, or set DISPLAY or WAYLAND_DISPLAY.
    """
}
