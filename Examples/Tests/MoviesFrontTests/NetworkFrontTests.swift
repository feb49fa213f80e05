import Foundation
import FrontTesting
import Testing

/// Runs the program with `--url` against servers that fail in each way, and then do not.
@Suite(.serialized) struct NetworkFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  typealias Frames = MoviesFrames

  static let page = """
    {"page": 1, "totalPages": 1, "results": [
      {"id": 1, "title": "Ikiru", "year": 1952, "director": "Akira Kurosawa", "country": "Japan"}
    ]}
    """
  static let loadedFrame = Frames.empty("1. Ikiru (1952)\nAll pages loaded.")

  /// Asks for page 1 of a server that gives `answer`, sees the error, and retries when the server is well.
  private func expectError(_ answer: Data, _ message: (String) -> String) throws {
    let server = try LocalServer(["/page-1.json": answer])
    defer { server.stop() }
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: ["--url", server.url])
    try program.write("next\n")
    let failed = Frames.empty("Error: " + message(server.url + "page-1.json"))
    #expect(try program.read(until: "retry.\n\n") == Frames.initial + Frames.loadingPage1 + failed)
    try program.write("retry\n")
    #expect(try program.read(until: "retry.\n\n") == Frames.loadingPage1 + failed)
    server.answer("/page-1.json", with: LocalServer.response(Self.page))
    try program.write("retry\nquit\n")
    #expect(
      try program.finish()
        == ConsoleProgram.Result(
          status: 0,
          output: Frames.loadingPage1 + Self.loadedFrame,
          errors: Frames.startNotice
        )
    )
  }

  @Test func aPageThatIsNotThere() throws {
    try expectError(LocalServer.response("", status: "404 Not Found")) { location in
      "The server has no \(location) (404). Point --url at the folder that holds page-1.json, then retry."
    }
  }

  /// Name and password are sent, and never shown.
  @Test func aServerThatWantsAPassword() throws {
    let server = try LocalServer([
      "/page-1.json": LocalServer.response("", status: "401 Unauthorized")
    ])
    defer { server.stop() }
    let url = server.url.replacingOccurrences(of: "//", with: "//me:secret@")
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: ["--url", url])
    try program.write("next\nquit\n")
    let result = try program.finish()
    #expect(
      result.output.hasSuffix(
        "Error: The server keeps \(server.url)page-1.json to itself (401). Give a name and password that it knows, as "
          + "in --url http://NAME:PASSWORD@HOST/\n\n"
      )
    )
    #expect(!result.output.contains("secret"))
    #expect(server.requests.map { $0.contains("Authorization: Basic bWU6c2VjcmV0") } == [true])
  }

  @Test func aServerInTrouble() throws {
    try expectError(LocalServer.response("", status: "503 Service Unavailable")) { location in
      "The server answered \(location) with status 503. Look at the server's log, then retry."
    }
  }

  @Test func wrongJSON() throws {
    try expectError(LocalServer.response("<html>Hello</html>")) { location in
      "\(location) is not a page of movies: it is not JSON. Correct it on the server, or --url, then retry."
    }
  }

  @Test func aBodyThatBreaksOff() throws {
    let server = try LocalServer([
      "/page-1.json": LocalServer.response(String(Self.page.prefix(30)), announcedLength: 200)
    ])
    defer { server.stop() }
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: ["--url=\(server.url)"])
    try program.write("next\n")
    let message =
      "\(server.url)page-1.json broke off after 30 of 200 bytes. Retry; if it happens again, check the server."
    #expect(
      try program.read(until: "the server.\n\n")
        == Frames.initial + Frames.loadingPage1 + Frames.empty("Error: " + message)
    )
    server.answer("/page-1.json", with: LocalServer.response(Self.page))
    try program.write("retry\n")
    #expect(try program.finish().output == Frames.loadingPage1 + Self.loadedFrame)
  }

  /// The port is free when the program asks first, and has a server when it retries.
  @Test func aRefusedConnection() throws {
    let stopped = try LocalServer()
    let url = stopped.url
    stopped.stop()
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: ["--url", url])
    try program.write("next\n")
    let message =
      "Nothing answers at \(url)page-1.json. Start the server or correct --url, then retry."
    let failed = Frames.empty("Error: " + message)
    #expect(try program.read(until: "retry.\n\n") == Frames.initial + Frames.loadingPage1 + failed)
    let server = try LocalServer(
      ["/page-1.json": LocalServer.response(Self.page)],
      port: stopped.port
    )
    defer { server.stop() }
    try program.write("next\n")
    #expect(try program.finish().output == Frames.loadingPage1 + Self.loadedFrame)
  }

  @Test func aSearchAndTheDetailsCanBeRetriedToo() throws {
    let server = try LocalServer([
      "/page-1.json": LocalServer.response(
        Self.page.replacingOccurrences(of: "Pages\": 1", with: "Pages\": 2")
      )
    ])
    defer { server.stop() }
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: ["--url", server.url])
    let error =
      "Error: The server has no \(server.url)page-2.json (404). Point --url at the folder that holds "
      + "page-1.json, then retry.\n\n"
    try program.write("search ikiru\n")
    #expect(
      try program.read(until: error)
        == Frames.initial + "Movies\nSearch: ikiru\n⠋ Searching…\n\nMovies\nSearch: ikiru\n" + error
    )
    try program.write("search\nnext\n")
    try program.read(until: "1 of 2 pages loaded.\n\n")
    try program.write("open 1\n")
    let facts = "Ikiru\nYear:     1952\nDirector: Akira Kurosawa\nCountry:  Japan\n"
    let looking = facts + "⠋ Looking for other films by Akira Kurosawa…\n\n"
    #expect(try program.read(until: error) == looking + facts + error)
    server.answer(
      "/page-2.json",
      with: LocalServer.response(#"{"page": 2, "totalPages": 2, "results": []}"#)
    )
    try program.write("retry\n")
    #expect(
      try program.finish().output == looking + facts
        + "No other film by Akira Kurosawa in the catalog.\n\n"
    )
  }

  /// The line after `next` is there all the time, and is read when the page has come.
  @Test func aLineIsReadWhenNoEffectIsRunning() throws {
    let server = try LocalServer(["/page-1.json": LocalServer.response(Self.page)])
    defer { server.stop() }
    server.hold("/page-1.json", then: LocalServer.response(Self.page))
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: ["--url", server.url])
    try program.write("next\nfrob\nquit\n")
    #expect(try program.read(until: Frames.loadingPage1) == Frames.initial + Frames.loadingPage1)
    server.release()
    #expect(
      try program.finish().output == Self.loadedFrame
        + "Unknown command 'frob'. The commands are: \(PlainFrontTests.commands).\n"
    )
  }
}
