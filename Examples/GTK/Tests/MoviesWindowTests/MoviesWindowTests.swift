import FrontTesting
import Foundation
import Testing

/// Runs the program in a window on a display of its own, presses keys, and compares what it has painted.
@Suite(
  .serialized,
  .enabled(if: Display.missing.isEmpty, "not installed: \(Display.missing.joined(separator: ", "))")
)
struct MoviesWindowTests {
  static let firstPage = """
    1 | A Trip to the Moon | Georges Méliès · France | 1902
    2 | The Cabinet of Dr. Caligari | Robert Wiene · Germany | 1920
    3 | Nosferatu | F. W. Murnau · Germany | 1922
    4 | Battleship Potemkin | Sergei Eisenstein · Soviet Union | 1925
    5 | Metropolis | Fritz Lang · Germany | 1927
    6 | The Passion of Joan of Arc | Carl Theodor Dreyer · France | 1928
    7 | Man with a Movie Camera | Dziga Vertov · Soviet Union | 1929
    8 | City Lights | Charlie Chaplin · United States | 1931
    9 | M | Fritz Lang · Germany | 1931
    10 | L'Atalante | Jean Vigo · France | 1934
    """
  static let list = """
    # Movies
    [] <
    \(firstPage)
    1 of 7 pages loaded.
    Enter opens
    (Next page)
    """

  @Test func typingSearchesEnterOpensEscapeGoesBack() throws {
    let display = try Display()
    let window = try WindowProgram(on: display)
    try window.waitUntilShown(Self.list)
    try window.type("lang")
    try window.waitUntilShown(
      """
      # Movies
      [lang] <
      1 | Metropolis | Fritz Lang · Germany | 1927
      2 | M | Fritz Lang · Germany | 1931
      2 movies found.
      Enter opens · Esc clears
      """
    )
    try window.press("Down", "Down", "Return")
    try window.waitUntilShown(
      """
      # M
      (Back) <
      [lang]
      M
      1931 · Germany
      Directed by Fritz Lang
      Also by Fritz Lang
      Metropolis (1927)
      Esc goes back
      """
    )
    try window.press("Escape")
    try window.waitUntilShown(
      """
      # Movies
      [lang]
      1 | Metropolis | Fritz Lang · Germany | 1927
      2 | M | Fritz Lang · Germany | 1931 <
      2 movies found.
      Enter opens · Esc clears
      """
    )
    try window.press("Escape")
    try window.waitUntilShown("1 of 7 pages loaded.\nEnter opens\n(Next page)")
    try window.press("ctrl+q")
    let result = try window.finish()
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func whatIsTypedInTheListGoesToTheSearchField() throws {
    let window = try WindowProgram(on: Display())
    try window.waitUntilShown(Self.list)
    try window.press("Down")
    try window.waitUntilShown("1 of 7 pages loaded.\nEnter opens\n(Next page)")
    try window.type("vigo")
    try window.waitUntilShown(
      """
      # Movies
      [vigo] <
      1 | L'Atalante | Jean Vigo · France | 1934
      1 movie found.
      Enter opens · Esc clears
      """
    )
    try window.press("Return")
    try window.waitUntilShown("No other film by Jean Vigo in the catalog.\nEsc goes back")
    try window.press("ctrl+w")
    #expect(try window.finish().status == 0)
  }

  @Test func theNextPageComesBelowTheFirst() throws {
    let window = try WindowProgram(on: Display())
    try window.waitUntilShown(Self.list)
    try window.press("alt+n")
    try window.waitUntilShown(
      """
      20 | The Third Man | Carol Reed · United Kingdom | 1949
      2 of 7 pages loaded.
      Enter opens
      (Next page)
      """
    )
    try window.press("ctrl+q")
    #expect(try window.finish().status == 0)
  }

  @Test func aServerThatIsDownIsTriedAgain() throws {
    let port = try LocalServer.refusedPort()
    let address = "http://127.0.0.1:\(port)/"
    let window = try WindowProgram(on: Display(), arguments: ["--url", address])
    try window.waitUntilShown(
      """
      # Movies
      [] <
      Nothing answers at \(address)page-1.json. Start the server or correct --url, then retry.
      Enter opens
      (Retry)
      """
    )
    let page = """
      {"page": 1, "totalPages": 1, "results": [
        {"id": 1, "title": "Ikiru", "year": 1952, "director": "Akira Kurosawa", "country": "Japan"}
      ]}
      """
    let server = try LocalServer(["/page-1.json": LocalServer.response(page)], port: port)
    defer { server.stop() }
    try window.press("alt+r")
    try window.waitUntilShown(
      """
      # Movies
      [] <
      1 | Ikiru | Akira Kurosawa · Japan | 1952
      All pages loaded.
      Enter opens
      """
    )
    try window.press("ctrl+q")
    #expect(try window.finish().status == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalClosesTheWindow(_ signal: Int32) throws {
    let window = try WindowProgram(on: Display())
    try window.waitUntilShown(Self.list)
    try window.send(signal: signal)
    let result = try window.finish()
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  /// With `UPDATE_SCREENSHOT=1`, writes the picture that the README shows.
  @Test func thePictureOfTheWindow() throws {
    let display = try Display()
    let window = try WindowProgram(on: display)
    try window.waitUntilShown(Self.list)
    let first = try display.picture()
    #expect((first.width, first.height) == Display.size)
    // Letters are drawn with smooth edges, in many shades.
    #expect(first.colorCount > 100)
    try window.press("Down", "Down")
    try window.waitUntilShown("# Movies\n[]\n" + Self.firstPage.replacing("1920", with: "1920 <") + Self.foot)
    let picture = try display.picture()
    #expect(picture != first)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("gtk-movies.png").path
    try picture.write(to: file)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count < 100_000)
    if ProcessInfo.processInfo.environment["UPDATE_SCREENSHOT"] == "1" {
      try picture.write(to: Self.screenshot)
    }
    try window.press("ctrl+q")
    #expect(try window.finish().status == 0)
  }

  private static let foot = "\n1 of 7 pages loaded.\nEnter opens\n(Next page)"

  private static let screenshot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("screenshot.png").path
}
