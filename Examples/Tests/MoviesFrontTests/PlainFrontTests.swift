import Foundation
import FrontTesting
import Testing

/// Runs the program in a pipeline and compares all that it prints.
@Suite(.serialized) struct PlainFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  typealias Frames = MoviesFrames

  static let commands = "next, search TEXT, open N, favourite N, sort ORDER, back, retry, quit"

  private func output(of commands: String, arguments: [String] = []) throws -> String {
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: arguments)
    try program.write(commands)
    let result = try program.finish()
    #expect(result.status == 0)
    #expect(result.errors == Frames.startNotice)
    return result.output
  }

  @Test func thePagesComeOneAfterTheOther() throws {
    #expect(
      try output(of: "next\nquit\n") == Frames.initial + Frames.loadingPage1 + Frames.page1
    )
    #expect(
      try output(of: "next\nnext\nquit\n")
        == Frames.initial + Frames.loadingPage1 + Frames.page1 + Frames.loadingPage2 + Frames.page2
    )
  }

  @Test func theEndOfTheInputQuits() throws {
    #expect(try output(of: "") == Frames.initial)
    #expect(try output(of: "next") == Frames.initial + Frames.loadingPage1 + Frames.page1)
  }

  @Test(arguments: ["", "--help", "--version"])
  func anOutputThatCannotBeWrittenIsAnError(option: String) throws {
    let program = try ConsoleProgram(
      "/bin/sh",
      arguments: ["-c", #"exec "$0" $1 >&-"#, BuiltProduct("movies").path, option]
    )
    let result = try program.finish()
    #expect(result.status == 74)
    let notice = option.isEmpty ? Frames.startNotice : ""
    #expect(result.errors.hasPrefix(notice + "movies: The output cannot be written."))
    #expect(result.errors.split(separator: "\n").count == notice.split(separator: "\n").count + 1)
  }

  @Test func aClosedOutputIsNotReplacedByTheLog() throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let program = try ConsoleProgram(
      "/bin/sh",
      arguments: ["-c", #"exec "$0" --log "$1" >&-"#, BuiltProduct("movies").path, log.path]
    )
    #expect(try program.finish().status == 74)
    #expect(try String(contentsOf: log, encoding: .utf8) == "")
  }

  @Test func nothingIsReadAfterQuit() throws {
    #expect(try output(of: "quit\nnext\n") == Frames.initial)
  }

  @Test func aSearchIsMadeAndLeft() throws {
    #expect(
      try output(of: "search kurosawa\nback\nsearch  kurosawa \nsearch\n")
        == Frames.initial + Frames.searching + Frames.found + Frames.initial + Frames.searching + Frames.found
        + Frames.initial
    )
    #expect(try output(of: "search zzz\n").hasSuffix("Search: zzz\nNothing found.\n\n"))
    #expect(try output(of: "search caligari\n").hasSuffix("1 movie found.\n\n"))
  }

  @Test func aMovieIsOpenedAndLeft() throws {
    #expect(
      try output(of: "search kurosawa\nopen 2\nback\n")
        == Frames.initial + Frames.searching + Frames.found + Frames.openingIkiru + Frames.ikiru
        + Frames.found
    )
  }

  @Test func anotherMovieIsOpenedFromAnOpenOne() throws {
    let text = try output(of: "next\nopen 1\nopen 7\n")
    #expect(
      text.hasSuffix(
        """
        A Trip to the Moon
        Year:     1902
        Director: Georges Méliès
        Country:  France
        No other film by Georges Méliès in the catalog.

        Man with a Movie Camera
        Year:     1929
        Director: Dziga Vertov
        Country:  Soviet Union
        ⠋ Looking for other films by Dziga Vertov…

        Man with a Movie Camera
        Year:     1929
        Director: Dziga Vertov
        Country:  Soviet Union
        No other film by Dziga Vertov in the catalog.


        """
      )
    )
  }

  @Test func theListEnds() throws {
    let text = try output(of: String(repeating: "next\n", count: 8))
    #expect(text.hasSuffix("70. Parasite (기생충) (2019)\nAll pages loaded.\n\nThere is no further page.\n"))
  }

  @Test(arguments: [
    (
      "frob 12",
      "Unknown command 'frob 12'. The commands are: \(commands)."
    ),
    ("Next", "Unknown command 'Next'. The commands are: \(commands)."),
    (
      "\u{1B}[2J",
      "Unknown command '�[2J'. The commands are: \(commands)."
    ),
    ("", "An empty line is no command. The commands are: \(commands)."),
    ("next 2", "next takes nothing after it, not '2'."),
    ("open", "open needs the number of a movie that is shown, as in: open 1"),
    ("open one", "open needs the number of a movie that is shown, as in: open 1"),
    ("open 1", "No movie is shown."),
    ("favourite", "favourite needs the number of a movie that is shown, as in: favourite 1"),
    ("favourite x", "favourite needs the number of a movie that is shown, as in: favourite 1"),
    ("favourite 1", "No movie is shown."),
    ("sort", "sort needs an order, one of: page, title, year, favourites"),
    ("sort Title", "sort needs an order, one of: page, title, year, favourites"),
    ("sort page", "Nothing has changed."),
    ("back", "There is nothing to go back to."),
    ("retry", "There is nothing to retry."),
    ("search", "Nothing has changed."),
  ])
  func aLineThatDoesNothingIsAnsweredAndTheProgramGoesOn(line: String, answer: String) throws {
    #expect(
      try output(of: "\(line)\nnext\nquit\n")
        == Frames.initial + answer + "\n" + Frames.loadingPage1 + Frames.page1
    )
  }

  @Test func aCommandThatDoesNotFitTheFrameIsAnswered() throws {
    #expect(try output(of: "next\nopen 11\n").hasSuffix("There is no movie 11, only 1 to 10.\n"))
    #expect(try output(of: "next\nopen 0\n").hasSuffix("There is no movie 0, only 1 to 10.\n"))
    #expect(
      try output(of: "next\nopen 1\nnext\n").hasSuffix("A movie is open. back leads to the list.\n")
    )
    #expect(
      try output(of: "search m\nnext\n").hasSuffix(
        "A search shows all that it finds. back leads to the list.\n"
      )
    )
  }

  @Test func theFilmsAreSorted() throws {
    let text = try output(of: "next\nsort title\nsort year\nsort page\n")
    let title = """
      Movies
      Search:
       1. A Trip to the Moon (1902)
       2. Battleship Potemkin (1925)
       3. City Lights (1931)
       4. L'Atalante (1934)
       5. M (1931)
       6. Man with a Movie Camera (1929)
       7. Metropolis (1927)
       8. Nosferatu (1922)
       9. The Cabinet of Dr. Caligari (1920)
      10. The Passion of Joan of Arc (1928)
      1 of 7 pages loaded. Sorted by title.


      """
    let year = Frames.page1.replacingOccurrences(of: "loaded.", with: "loaded. Sorted by year.")
    #expect(text == Frames.initial + Frames.loadingPage1 + Frames.page1 + title + year + Frames.page1)
  }

  @Test func aFolderAsTheInputIsAnError() throws {
    let program = try ConsoleProgram(
      "/bin/sh",
      arguments: ["-c", #"exec "$0" </"#, BuiltProduct("movies").path]
    )
    let message =
      "movies: The input cannot be read: it is a directory. Give commands, one a line, or a file of them.\n"
    #expect(
      try program.finish()
        == ConsoleProgram.Result(status: 66, output: Frames.initial, errors: Frames.startNotice + message)
    )
  }

  /// A minute is what the program is given; in a build without optimization it needs less than two seconds.
  @Test(arguments: ["x", "é 東 "])
  func aSearchTextOfAMegabyteIsNoHarm(part: String) throws {
    let query = String(repeating: part, count: 1_000_000 / part.utf8.count)
    let text = try output(of: "search \(query)\n")
    let end = text.suffix(20)
    #expect(end.hasSuffix("\nNothing found.\n\n"))
  }

  // Elsewhere there is no file that is always full.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullLogIsSaidOnceAndTheProgramGoesOn() throws {
    let program = try ConsoleProgram(BuiltProduct("movies").path, arguments: ["--log", "/dev/full"])
    try program.write("next\nopen 1\nquit\n")
    let result = try program.finish()
    #expect(result.status == 0)
    #expect(
      result.errors == Frames.startNotice
        + "movies: The log '/dev/full' is incomplete (No space left on device). Make room for it, or start again "
        + "with another --log.\n"
    )
    #expect(result.output.hasPrefix(Frames.initial + Frames.loadingPage1 + Frames.page1))
  }

  @Test func theLogTellsWhatWasDone() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("movies-\(UUID().uuidString).log").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try output(of: "next\nsearch kurosawa\n", arguments: ["--log", path])
    _ = try output(of: "next\nopen 3\n", arguments: ["--log=\(path)"])
    let log = try String(contentsOfFile: path, encoding: .utf8)
    #expect(log == "loaded page 1\nsearched, found 4\nloaded page 1\nopened movie 3\n")
  }
}
