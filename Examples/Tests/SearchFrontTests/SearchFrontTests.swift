import Foundation
import FrontTesting
import Testing

/// Runs the program in a pipeline: one query a line.
@Suite(.serialized) struct SearchFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  static let usage = "Usage: search [--url URL] [--help] [--version]\n"
  static let answer = #"{"results": [{"title": "Ikiru", "detail": "a film of 1952"}]}"#

  private func start(_ arguments: [String] = []) throws -> ConsoleProgram {
    try ConsoleProgram(BuiltProduct("search").path, arguments: arguments)
  }

  private func result(of queries: String, _ arguments: [String] = []) throws -> ConsoleProgram.Result {
    let program = try start(arguments)
    try program.write(queries)
    return try program.finish()
  }

  private static func frame(_ query: String, _ lines: String...) -> String {
    (["Search: \(query)"] + lines).map { $0 + "\n" }.joined() + "\n"
  }

  private static func searching(_ query: String) -> String { frame(query, "⠋ Searching…") }

  private static let pause =
    searching("pause") + frame("pause", "debounce  passes a value on after a pause", "1 result.")

  @Test func eachLineIsAnswered() throws {
    #expect(
      try result(of: "pause\nnewest  publisher\r\nzzz\nquit\npause")
        == ConsoleProgram.Result(
          status: 0,
          output: Self.pause + Self.searching("newest  publisher")
            + Self.frame(
              "newest  publisher",
              "combineLatest   pairs the newest values of several publishers",
              "switchToLatest  passes on the values of the newest publisher only",
              "2 results."
            )
            + Self.searching("zzz") + Self.frame("zzz", "Nothing found.") + Self.searching("quit")
            + Self.frame("quit", "Nothing found.") + Self.pause
        )
    )
  }

  @Test func aLineWithoutAWordListsAll() throws {
    let output = try result(of: " \n").output
    #expect(output.hasPrefix("Search:\n⠋ Loading…\n\nSearch:\nallSatisfy "))
    #expect(
      output.hasSuffix("\nzip               pairs the values of several publishers in order\n33 results.\n\n")
    )
  }

  @Test func aServerIsAsked() throws {
    let server = try LocalServer(["/?q=ikiru": LocalServer.response(Self.answer)])
    defer { server.stop() }
    #expect(
      try result(of: "ikiru\n", ["--url", server.url]).output == Self.searching("ikiru")
        + Self.frame("ikiru", "Ikiru  a film of 1952", "1 result.")
    )
  }

  @Test func aFailedRequestDoesNotEndTheProgram() throws {
    let server = try LocalServer(["/?q=ikiru": LocalServer.response(Self.answer)])
    defer { server.stop() }
    let error =
      "Error: The server has no \(server.url)?… (404). Point --url at what answers ?q=TEXT with results, then retry."
    #expect(
      try result(of: "ikiru\nrashomon\nikiru\n", ["--url", server.url]).output
        == Self.searching("ikiru") + Self.frame("ikiru", "Ikiru  a film of 1952", "1 result.")
        + Self.searching("rashomon") + Self.frame("rashomon", error)
        + Self.searching("ikiru") + Self.frame("ikiru", "Ikiru  a film of 1952", "1 result.")
    )
  }

  @Test func aRefusedConnectionAndACutOffAnswer() throws {
    let port = try LocalServer.refusedPort()
    let refused = try result(of: "a\n", ["--url=http://me:s3cret@127.0.0.1:\(port)/?key=k3y"])
    #expect(
      refused
        == ConsoleProgram.Result(
          status: 0,
          output: Self.searching("a")
            + Self.frame(
              "a",
              "Error: Nothing answers at http://127.0.0.1:\(port)/?…. Start the server or correct --url, then retry."
            )
        )
    )
    let server = try LocalServer(["/?q=a": LocalServer.response(Self.answer, announcedLength: 100)])
    defer { server.stop() }
    let received = Self.answer.utf8.count
    #expect(
      try result(of: "a\n", ["--url", server.url]).output.hasSuffix(
        "Error: \(server.url)?… broke off after \(received) of 100 bytes. Retry; if it happens again, check the "
          + "server.\n\n"
      )
    )
  }

  @Test(arguments: [
    (["--url", "me:s3cret@h"], "'…@h' is not the address of a web server, like http://127.0.0.1:8000/"),
    (["--frob"], "unknown option '--frob'"), (["swift"], "unexpected argument 'swift'"),
    (["--url="], "--url needs a value"),
  ])
  func aMistakeExits64WithTheUsage(arguments: [String], message: String) throws {
    #expect(
      try result(of: "", arguments)
        == ConsoleProgram.Result(status: 64, output: "", errors: "search: \(message)\n\(Self.usage)")
    )
  }

  @Test func helpSpeaksOfQueries() throws {
    #expect(
      try result(of: "", ["--help"]).output == """
        \(Self.usage)
        Finds the operators of pipelines while you type. On a terminal it is used with
        keys, which it lists. Otherwise it reads one query a line from the standard
        input, and prints each frame as text.

        Options:

          --url URL   asks a web server (URL?q=TEXT) instead of searching what is
                      compiled in
          --help      prints this
          --version   prints the version

        """
    )
  }

  @Test func itsSurroundingsMayBeOdd() throws {
    func shell(_ script: String) throws -> ConsoleProgram.Result {
      try ConsoleProgram("/bin/sh", arguments: ["-c", script, BuiltProduct("search").path]).finish()
    }
    let closed = try shell(#"echo pause | "$0" >&-"#)
    #expect(
      closed
        == ConsoleProgram.Result(
          status: 74,
          output: "",
          errors:
            "search: The output cannot be written. Send it to a terminal, a reader or a file with room.\n"
        )
    )
    let directory = try shell(#"exec "$0" < /"#)
    #expect(directory.status == 66)
    #expect(directory.errors.split(separator: "\n").count == 1)
    #expect(try shell(#"exec "$0" < /dev/null"#) == ConsoleProgram.Result(status: 0, output: ""))
    #expect(try shell(#"echo pause | TERM= "$0""#).output == Self.pause)
  }
}
