import Foundation
import FrontTesting
import Testing

@Suite(.serialized) struct OptionTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  static let usage = "Usage: movies [--url URL] [--favourites FILE] [--log FILE] [--help] [--version]"

  private func result(of arguments: [String]) throws -> ConsoleProgram.Result {
    try ConsoleProgram(BuiltProduct("movies").path, arguments: arguments).finish()
  }

  @Test func helpNamesEveryCommandAndOption() throws {
    let result = try result(of: ["--help"])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix(Self.usage + "\n\n"))
    for name in [
      "next", "search TEXT", "open N", "favourite N", "sort ORDER", "back", "retry", "quit", "--url URL",
      "--favourites FILE", "--log FILE", "--help", "--version",
    ] {
      #expect(result.output.contains("\n  \(name) "), "\(name)")
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try self.result(of: ["-h"]) == result)
  }

  @Test func versionIsOneLine() throws {
    #expect(try result(of: ["--version"]) == ConsoleProgram.Result(status: 0, output: "movies 0.1.0\n"))
  }

  @Test(arguments: [
    (["--frob"], "unknown option '--frob'"),
    (["--frob=1"], "unknown option '--frob=1'"),
    (["-x"], "unknown option '-x'"),
    (["--help=now"], "unknown option '--help=now'"),
    (["page"], "unexpected argument 'page'"),
    (["--url"], "--url needs a value"),
    (["--url="], "--url needs a value"),
    (["--log"], "--log needs a value"),
    (["--favourites="], "--favourites needs a value"),
    (
      ["--url", "ftp://x/"],
      "'ftp://x/' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
    ),
    (
      ["--url", "http://me:secret@host/?a"],
      "'http://…@host/?…' is not the address of a folder on a web server, like http://127.0.0.1:8000/"
    ),
    (["http://me:secret@host/"], "unexpected argument 'http://…@host/'"),
    (["--ulr=http://me:secret@host/"], "unknown option '--ulr=http://…@host/'"),
  ])
  func aMistakeExits64WithAUsageLine(arguments: [String], message: String) throws {
    #expect(
      try result(of: arguments)
        == ConsoleProgram.Result(status: 64, output: "", errors: "movies: \(message)\n\(Self.usage)\n")
    )
  }

  @Test func aLogThatCannotBeWrittenExits73() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      try result(of: ["--log", folder + "/no-such-folder/log"])
        == ConsoleProgram.Result(
          status: 73,
          output: "",
          errors:
            "movies: '\(folder)/no-such-folder/log' cannot be written. Name a file in a folder that you may "
            + "write to.\n"
        )
    )
  }
}
