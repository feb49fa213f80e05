import Foundation
import FrontTesting
import MoviesFavourites
import MoviesFeature
import Testing

/// Runs the program on a pseudo-terminal, types, and looks at what it draws and leaves behind.
@Suite(.serialized) struct InteractiveFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private func start(
    _ arguments: [String] = [],
    environment: [String: String] = TerminalProgram.quiet,
    columns: Int = 80,
    rows: Int = 24
  ) throws -> TerminalRun {
    try TerminalRun("movies", arguments: arguments, environment: environment, columns: columns, rows: rows)
  }

  @Test func theFirstPageComesByItselfAndQQuits() throws {
    let running = try start()
    #expect(running.before.isCooked)
    try running.terminal.read(until: "Movies")
    try running.terminal.read(until: "/ search  f favourite  s sort  n next  ? help  q quit")
    _ = try running.page1()
    #expect(try !running.terminal.settings().isCooked)
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGABRT])
  func aSignalEndsTheProgramAndRestoresTheTerminal(signal: Int32) throws {
    let running = try start().page1()
    try running.program.send(signal: signal)
    #expect(try running.problems(atEnd: .signal(signal)) == [])
  }

  @Test func ctrlCRestoresTheTerminal() throws {
    let running = try start().page1()
    try running.terminal.type("\u{3}")
    #expect(try running.problems(atEnd: .signal(SIGINT)) == [])
  }

  // Without SQLite a notice takes the place of the films on such a small screen.
  @Test(.enabled(if: FavouriteStore.canUseFiles, "the program is built without SQLite"))
  func aChangeOfSizeDrawsTheWholeFrameAnew() throws {
    let running = try start().page1()
    let raw = try running.terminal.settings()
    try running.terminal.resize(columns: 30, rows: 12)
    try running.terminal.read(until: "\u{1B}[2J")
    let drawn = try running.terminal.read(until: "q quit")
    #expect(drawn.contains("A Trip to the Moon (1902)"))
    #expect(!drawn.contains("L'Atalante"), "it does not fit")
    #expect(drawn.contains("\u{1B}[12;1H"), "the keys' last line is the screen's")
    #expect(!drawn.contains("\u{1B}[13;1H"))
    try running.program.send(signal: SIGWINCH)
    try running.terminal.read(until: "\u{1B}[2J")
    try running.terminal.read(until: "q quit")
    #expect(try running.terminal.settings() == raw)
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func aTerminalTooSmallForAnythingIsNoHarm() throws {
    let running = try start(columns: 1, rows: 1)
    try running.terminal.read(until: "…")
    try running.terminal.resize(columns: 80, rows: 24)
    _ = try running.page1()
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func theSelectionScrollsTheListAndLoadsThePages() throws {
    let running = try start(rows: 8).page1OfFewRows()
    try running.type("\u{1B}[F", thenSee: "\u{1B}[7m10. L'Atalante (1934)")
    try running.type("\u{1B}[B", thenSee: "2 of 7 pages loaded.")
    try running.type("\u{1B}[B", thenSee: "\u{1B}[7m11. Modern Times (1936)")
    try running.type("n", thenSee: "3 of 7 pages loaded.")
    try running.type("\u{1B}[H", thenSee: "\u{1B}[7m 1. A Trip to the Moon (1902)")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func aSearchIsTypedAndAFoundMovieOpened() throws {
    let running = try start().page1()
    try running.type("/", thenSee: "Enter to the list")
    try running.type("kurosawq\u{7F}a", thenSee: "kurosawa", "4. High and Low (1963)", "4 movies found.")
    try running.type("\r", thenSee: "1. Rashomon (1950)", "q quit")
    // The film and what was found beside it may come in one frame, whose last line has the keys.
    try running.type("\u{1B}[B\r", thenSee: "Ikiru", "Akira Kurosawa", "High and Low (1963)")
    try running.terminal.readScreen(showing: "Esc back")
    try running.type("\u{1B}", thenSee: "1. Rashomon (1950)", "4 movies found.")
    try running.type("\u{1B}", thenSee: "1. A Trip to the Moon (1902)", "1 of 7 pages loaded.")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func theCursorStandsAfterTheQuery() throws {
    let running = try start().page1()
    try running.type("/", thenSee: "\u{1B}[2;9H\u{1B}[?25h")
    try running.type("東", thenSee: "東", "\u{1B}[2;11H\u{1B}[?25h")
    try running.type("\u{1B}", thenSee: "1 of 7 pages loaded.")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func anErrorIsShownWholeAndRetried() throws {
    let server = try LocalServer()
    defer { server.stop() }
    let running = try start(["--url", server.url], columns: 40)
    try running.terminal.read(until: "Error: The server has no")
    try running.terminal.read(until: "then retry.")
    try running.terminal.read(until: "r retry")
    server.answer("/page-1.json", with: LocalServer.response(NetworkFrontTests.page))
    try running.type("r", thenSee: "1. Ikiru (1952)", "All pages loaded.")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func theSpinnerTurnsWhileAPageIsLoading() throws {
    let server = try LocalServer()
    defer { server.stop() }
    server.hold("/page-1.json", then: LocalServer.response(NetworkFrontTests.page))
    let running = try start(["--url", server.url])
    for sign in ["⠋", "⠙", "⠹"] { try running.terminal.read(until: "\(sign) Loading page 1…") }
    server.release()
    try running.terminal.read(until: "All pages loaded.")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func theHelpIsShownAndLeft() throws {
    let running = try start().page1()
    try running.type("?", thenSee: "Keys", "favourites first", "Esc back  q quit")
    try running.type("\u{1B}", thenSee: "Movies", "10. L'Atalante (1934)", "1 of 7 pages loaded.")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func sortingKeepsTheSelectedFilm() throws {
    let running = try start().page1()
    try running.type("\u{1B}[B", thenSee: "\u{1B}[7m 2. The Cabinet of Dr. Caligari")
    try running.type("s", thenSee: "\u{1B}[7m 9. The Cabinet of Dr. Caligari", "Sorted by title.")
    try running.type("sss", thenSee: "\u{1B}[7m 2. The Cabinet of Dr. Caligari")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  /// The program has the time to write that it needs, also when the user quits at once.
  @Test(.enabled(if: FavouriteStore.canUseFiles, "the program is built without SQLite"))
  func aFavouriteIsKeptThoughTheUserQuitsAtOnce() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--favourites", folder.file("f")]
    let running = try start(arguments).page1()
    try running.terminal.type("\u{1B}[Bfq")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
    let again = try start(arguments)
    try again.terminal.read(until: "2. The Cabinet of Dr. Caligari (1920)")
    try again.terminal.read(until: "\u{1B}[33m ★\u{1B}[0m")
    try again.terminal.type("q")
    #expect(try again.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test(.enabled(if: FavouriteStore.canUseFiles, "the program is built without SQLite"))
  func aDamagedFileOfFavouritesIsSaidUntilTheNextKey() throws {
    let folder = try TemporaryFolder()
    try Data("not a database, but long enough to be one".utf8).write(
      to: URL(fileURLWithPath: folder.file("f"))
    )
    let arguments = ["--favourites", folder.file("f")]
    let atStart = try start(arguments)
    try atStart.terminal.read(until: "Favourites last for this run only:")
    try atStart.terminal.type("q")
    #expect(try atStart.problems(atEnd: .exit(status: 0)) == [])
    let running = try start(arguments).page1()
    try running.type("\u{1B}[B", thenSee: "\u{1B}[7m 2. The Cabinet of Dr. Caligari")
    try running.type("f", thenSee: " ★", "Favourites last for this run only:")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullLogIsSaidOnTheScreen() throws {
    let running = try start(["--log", "/dev/full"])
    try running.terminal.read(until: "The log '/dev/full' is incomplete (No space left on device).")
    try running.type("\u{1B}[B", thenSee: "\u{1B}[7m 2. The Cabinet of Dr. Caligari")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func coloursAreLeftOutWhereTheUserForbidsThem() throws {
    var environment = TerminalProgram.quiet
    environment["NO_COLOR"] = "1"
    let folder = try TemporaryFolder()
    let running = try start(["--favourites", folder.file("f")], environment: environment)
    let drawn = try running.terminal.read(until: "1 of 7 pages loaded.") + running.type("f", thenSee: " ★")
    #expect(drawn.contains("\u{1B}[7m"), "the selection is no colour")
    #expect(!drawn.contains("\u{1B}[3"), "no colour")
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test(arguments: ["dumb", ""]) func aTerminalThatKnowsNoCursorGetsPlainFrames(name: String) throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(
      BuiltProduct("movies").path,
      environment: TerminalProgram.quiet.merging(["TERM": name]) { _, name in name },
      on: terminal
    )
    try terminal.type("next\nquit\n")
    try terminal.read(until: "Nothing is loaded yet.")
    try terminal.read(until: "1 of 7 pages loaded.")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
    #expect(!terminal.readRest().contains("\u{1B}"))
  }
}

extension TerminalRun {
  /// Waits until page 1 is shown.
  fileprivate func page1() throws -> Self {
    try terminal.read(until: "10. L'Atalante (1934)")
    return try page1OfFewRows()
  }

  /// Waits until page 1 is loaded on a terminal that does not show it all.
  fileprivate func page1OfFewRows() throws -> Self {
    try terminal.read(until: "1 of 7 pages loaded.")
    return self
  }

  /// Types, and reads until the program has drawn each text, in this order.
  @discardableResult
  fileprivate func type(_ keys: String, thenSee texts: String...) throws -> String {
    try terminal.type(keys)
    return try texts.map { try terminal.read(until: $0) }.joined()
  }
}
