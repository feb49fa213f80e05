import Foundation
import FrontTesting
import MoviesFavourites
import MoviesFeature
import Testing

/// Runs the program in a pipeline with files of favourites, good and bad.
@Suite(.serialized, .enabled(if: FavouriteStore.canUseFiles, "the program is built without SQLite"))
struct FavouritesFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  typealias Frames = MoviesFrames

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func program(_ arguments: String..., home: String? = nil) throws -> ConsoleProgram {
    try ConsoleProgram(
      BuiltProduct("movies").path,
      arguments: arguments,
      environment: home.map { ["XDG_DATA_HOME": $0] } ?? [:]
    )
  }

  /// The output of a program that got these commands.
  private func result(of commands: String, _ program: ConsoleProgram) throws -> ConsoleProgram.Result {
    try program.write(commands)
    return try program.finish()
  }

  /// Page 1 with marks.
  private func page1(with marked: String...) -> String {
    marked.reduce(Frames.page1) { $0.replacingOccurrences(of: $1, with: $1 + " ★") }
  }

  @Test func favouritesAreMarkedAndKept() throws {
    let file = folder.file("f")
    let first = try result(of: "next\nfavourite 2\nfavourite 3\nfavourite 2\n", program("--favourites", file))
    #expect(
      first
        == ConsoleProgram.Result(
          status: 0,
          output: Frames.initial + Frames.loadingPage1 + Frames.page1 + page1(with: "Caligari (1920)")
            + page1(with: "Caligari (1920)", "Nosferatu (1922)") + page1(with: "Nosferatu (1922)")
        )
    )
    let second = try result(of: "next\nopen 3\nfavourite\n", program("--favourites=\(file)"))
    #expect(second.output.contains(page1(with: "Nosferatu (1922)")))
    #expect(second.output.contains("\nNosferatu ★\nYear:     1922\n"))
    #expect(second.output.contains("\nNosferatu\nYear:     1922\n"))
    #expect(second.errors == "")
    #expect(try folder.contents == ["f"], "no journal is left behind")
  }

  @Test func favouritesCanComeFirst() throws {
    let text = try result(
      of: "next\nfavourite 10\nsort favourites\n",
      program("--favourites", folder.file("f"))
    ).output
    #expect(text.contains("\n 1. L'Atalante (1934) ★\n 2. A Trip to the Moon (1902)\n"))
    #expect(text.hasSuffix("\n1 of 7 pages loaded. Favourites first.\n\n"))
  }

  @Test func theUsualPlaceIsInTheUsersData() throws {
    let home = folder.file("data")
    let file = home + "/swift-machines/movies-favourites.sqlite"
    #expect(try result(of: "next\n", program(home: home)).status == 0)
    #expect(!FileManager.default.fileExists(atPath: home), "nothing is written before there is a favourite")
    let result = try result(of: "next\nfavourite 1\n", program(home: home))
    #expect(result.errors == "")
    #expect(FileManager.default.fileExists(atPath: file))
    #expect(try self.result(of: "next\n", program(home: home)).output.contains("Moon (1902) ★"))
  }

  @Test func twoProgramsAtOnceLoseNothing() throws {
    let file = folder.file("f")
    let (first, second) = (try program("--favourites", file), try program("--favourites", file))
    for program in [first, second] {
      try program.write("next\n")
      try program.read(until: "1 of 7 pages loaded.\n\n")
    }
    // The next line is read when the favourite is written.
    try first.write("favourite 1\nfrob\n")
    #expect(try first.read(until: "loaded.\n\n") == page1(with: "Moon (1902)"))
    try first.read(until: "Unknown command")
    try second.write("favourite 2\n")
    let both = page1(with: "Moon (1902)", "Caligari (1920)")
    #expect(try second.read(until: "loaded.\n\n") == page1(with: "Caligari (1920)"), "it is shown at once")
    #expect(try second.read(until: "loaded.\n\n") == both, "and what the other one has kept")
    try second.write("favourite 1\n")
    #expect(try second.read(until: "loaded.\n\n") == page1(with: "Caligari (1920)"))
    #expect(try first.finish().errors == "")
    #expect(try second.finish().errors == "")
    #expect(
      try result(of: "next\n", program("--favourites", file)).output.hasSuffix(page1(with: "Caligari (1920)"))
    )
  }

  @Test(arguments: 0..<5) func aKilledProgramLeavesAWholeFile(round: Int) throws {
    let file = folder.file("f")
    let path = try BuiltProduct("movies").path
    let toggles = (1...10).map { "favourite \($0)\n" }.joined()
    // It kills itself at some moment among the changes, by way of the shell that it was before.
    let script = "echo $$; exec \"$0\" --favourites \"$1\""
    let program = try ConsoleProgram("/bin/sh", arguments: ["-c", script, path, file])
    let processID = try #require(pid_t(program.read(until: "\n").dropLast()))
    try program.write("next\n" + toggles)
    for _ in 0...round * 2 { try program.read(until: " ★\n") }
    kill(processID, SIGKILL)
    _ = try program.finish()
    let after = try result(of: "next\nfavourite 1\n", self.program("--favourites", file))
    #expect(after.errors == "", "the file is sound")
  }

  private func expectTrouble(_ path: String, _ notice: String, from start: Bool = true) throws {
    let trouble = try result(of: "next\nfavourite 1\nfavourite 2\n", program("--favourites", path))
    #expect(trouble.status == 0)
    #expect(trouble.errors == "movies: \(notice)\n")
    #expect(trouble.output.contains(page1(with: "Moon (1902)", "Caligari (1920)")), "the program goes on")
  }

  @Test func aDamagedFile() throws {
    let bytes = Data("not a database, but long enough to be one".utf8)
    try bytes.write(to: URL(fileURLWithPath: folder.file("f")))
    try expectTrouble(
      folder.file("f"),
      "Favourites last for this run only: '\(folder.file("f"))' is damaged or no file of favourites. Move it away, or "
        + "name another file with --favourites."
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("f"))) == bytes, "it is left as it is")
  }

  @Test func aFolderThatIsNotThere() throws {
    let file = folder.file("none/f")
    try expectTrouble(
      file,
      "Favourites last for this run only: '\(file)' cannot be used (No such file or directory). Make it writable, or "
        + "name another file with --favourites."
    )
  }

  // The thread sanitizer maps files of its own, without which it ends a program at its start.
  #if THREAD_SANITIZER
    static let canForbidFiles = false
  #else
    static let canForbidFiles = true
  #endif

  @Test(.enabled(if: canForbidFiles, "the thread sanitizer needs files"))
  func aFileThatCannotGrow() throws {
    let file = folder.file("f")
    let program = try ConsoleProgram(
      "/bin/sh",
      arguments: [
        "-c", #"trap "" XFSZ; ulimit -f 0; exec "$0" --favourites "$1""#, BuiltProduct("movies").path, file,
      ]
    )
    let result = try result(of: "next\nfavourite 1\n", program)
    #expect(result.status == 0)
    #expect(
      result.errors
        == "movies: Changes of favourites last for this run only: '\(file)' cannot be used (File too large). Make it "
        + "writable, or name another file with --favourites.\n"
    )
    #expect(result.output.hasSuffix(page1(with: "Moon (1902)")))
  }
}
