import FrontTesting
import Testing

/// Runs the program on a pseudo-terminal, types, and looks at its screen.
@Suite(.serialized) struct SearchScreenTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal()
  }

  private func start(_ arguments: [String] = []) throws -> TerminalProgram {
    try TerminalProgram(BuiltProduct("search").path, arguments: arguments, on: terminal)
  }

  private func expectEnd(of program: TerminalProgram, sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    #expect(try program.waitUntilEnd() == .exit(status: 0), sourceLocation: sourceLocation)
  }

  private static func screen(_ query: String, _ lines: [String], _ foot: String...) -> String {
    let empty = Array(repeating: "", count: 20 - lines.count - foot.count)
    return (["Search", "", "Search:\(query)", ""] + lines + empty + foot).map { $0 + "\n" }.joined()
  }

  @Test func allIsListedFirst() throws {
    let before = try terminal.settings()
    let program = try start()
    let text = try terminal.readScreen(showing: "33 results.").text
    #expect(text.hasPrefix("Search\n\nSearch:\n\nallSatisfy        whether every value passes a test\n"))
    #expect(text.hasSuffix("\n33 results.\n↑↓ scroll  Esc quit  Ctrl-C quit\n"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    #expect(terminal.screen.cursor == [2, 8])
    try terminal.type("\u{1B}")
    try expectEnd(of: program)
    #expect(try terminal.settings() == before)
  }

  @Test func theResultsFollowTheTyping() throws {
    let program = try start()
    try terminal.readScreen(showing: "33 results.")
    try terminal.type("newesy\u{7F}t")
    #expect(
      try terminal.readScreen(showing: "2 results.").text
        == Self.screen(
          " newest",
          [
            "combineLatest   pairs the newest values of several publishers",
            "switchToLatest  passes on the values of the newest publisher only",
          ],
          "2 results.",
          "↑↓ scroll  Esc clear  Ctrl-C quit"
        )
    )
    #expect(terminal.screen.cursor == [2, 14])
    try terminal.type("\u{15}")
    try terminal.readScreen(showing: "33 results.")
    try terminal.type("zz")
    #expect(
      try terminal.readScreen(showing: "Nothing").text
        == Self.screen(" zz", [], "Nothing found.", "↑↓ scroll  Esc clear  Ctrl-C quit")
    )
    try terminal.type("\u{1B}")
    try terminal.readScreen(showing: "33 results.")
    try terminal.type("\u{1B}")
    try expectEnd(of: program)
  }

  @Test func theListScrolls() throws {
    let program = try start()
    try terminal.readScreen(showing: "33 results.")
    try terminal.type("\u{1B}[B")
    try terminal.readScreen(showing: "Search:\n\nappend")
    try terminal.type("\u{1B}[F")
    try terminal.readScreen(showing: "\nzip ")
    try terminal.type("\u{1B}[B\u{1B}[A")
    try terminal.readScreen { !$0.text.contains("\nzip ") && $0.text.contains("\ntimeout ") }
    try terminal.type("\u{1B}[H")
    try terminal.readScreen(showing: "Search:\n\nallSatisfy")
    try terminal.type("\u{3}")
    #expect(try program.waitUntilEnd() == .signal(2))
  }

  @Test func aFailureIsShownAndTheNextSearchWorks() throws {
    let server = try LocalServer([
      "/?q=": LocalServer.response(SearchFrontTests.answer),
      "/?q=b": LocalServer.response(SearchFrontTests.answer),
    ])
    defer { server.stop() }
    let program = try start(["--url", server.url])
    try terminal.readScreen(showing: "1 result.")
    try terminal.type("a")
    try terminal.readScreen(showing: "Enter retry")
    #expect(terminal.screen.text.contains("Error: The server has no \(server.url)?… (404)."))
    #expect(!terminal.screen.text.contains("Ikiru"))
    server.answer("/?q=a", with: LocalServer.response(#"{"results": []}"#))
    try terminal.type("\r")
    try terminal.readScreen(showing: "Nothing found.")
    try terminal.type("\u{7F}b")
    try terminal.readScreen(showing: "Ikiru  a film of 1952")
    try terminal.type("\u{1B}\u{1B}\u{1B}")
    try expectEnd(of: program)
  }

  @Test func theSpinnerTurnsAndANewSearchIsNotKeptWaiting() throws {
    let server = try LocalServer([
      "/?q=": LocalServer.response(SearchFrontTests.answer),
      "/?q=ab": LocalServer.response(SearchFrontTests.answer),
    ])
    defer { server.stop() }
    let program = try start(["--url", server.url])
    try terminal.readScreen(showing: "1 result.")
    _ = server.hold("/?q=a")
    try terminal.type("a")
    for sign in ["⠋", "⠙", "⠹"] { try terminal.readScreen(showing: "\(sign) Searching…") }
    try terminal.type("b")
    try terminal.readScreen { $0.text.contains("Search: ab\n\nIkiru") && $0.text.contains("1 result.") }
    try terminal.type("\u{1B}")
    try terminal.readScreen(showing: "Search:\n")
    try terminal.type("\u{1B}")
    try expectEnd(of: program)
  }

  @Test func aResultCannotActOnTheTerminal() throws {
    let answer = #"{"results": [{"title": "a\u001b[2J東", "detail": "x\ny"}, {"title": "b", "detail": "z"}]}"#
    let server = try LocalServer(["/?q=": LocalServer.response(answer)])
    defer { server.stop() }
    let program = try start(["--url", server.url])
    #expect(
      try terminal.readScreen(showing: "2 results.").text
        == Self.screen(
          "",
          ["a�[2J東  x y", "b        z"],
          "2 results.",
          "↑↓ scroll  Esc quit  Ctrl-C quit"
        )
    )
    try terminal.type("\u{1B}")
    try expectEnd(of: program)
  }
}
