import Foundation
import FrontTesting
import Testing

/// What every program of the kit does with its surroundings, seen on the smallest.
@Suite(.serialized) struct ProgramTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private func result(of arguments: [String]) throws -> ConsoleProgram.Result {
    try ConsoleProgram(BuiltProduct("counter").path, arguments: arguments).finish()
  }

  /// Runs the program by a shell, which sets up its surroundings; `"$0"` is the program.
  private func result(ofShell script: String, _ argument: String = "") throws -> ConsoleProgram.Result {
    try ConsoleProgram("/bin/sh", arguments: ["-c", script, BuiltProduct("counter").path, argument]).finish()
  }

  private static let first = "Counter\n0\n\n"
  private static let usage = "Usage: counter [--help] [--version]\n"

  @Test func helpTellsAll() throws {
    let help = """
      \(Self.usage)
      Counts up and down. On a terminal it is used with keys, which it lists.
      Otherwise it reads one command a line from the standard input, and prints each
      frame as text:

        add         adds one
        subtract    takes one away
        reset       goes back to 0
        quit        ends the program

      Options:

        --help      prints this
        --version   prints the version

      """
    for option in ["--help", "-h"] {
      #expect(try result(of: [option]) == ConsoleProgram.Result(status: 0, output: help))
    }
  }

  @Test func versionIsOneLine() throws {
    #expect(try result(of: ["--version"]) == ConsoleProgram.Result(status: 0, output: "counter 0.1.0\n"))
  }

  @Test(arguments: [
    ("--frob", "unknown option '--frob'"), ("--help=1", "unknown option '--help=1'"),
    ("-x", "unknown option '-x'"), ("7", "unexpected argument '7'"), ("", "unexpected argument ''"),
    ("--\u{1B}[2J", "unknown option '--�[2J'"),
  ])
  func aMistakeExits64WithTheUsage(argument: String, message: String) throws {
    #expect(
      try result(of: [argument])
        == ConsoleProgram.Result(status: 64, output: "", errors: "counter: \(message)\n\(Self.usage)")
    )
  }

  @Test func aLineWithoutEndIsNotKept() throws {
    let result = try result(ofShell: #"head -c 8000000 /dev/zero 2>/dev/null | "$0""#)
    #expect(result.status == 66)
    #expect(
      result.errors
        == "counter: The input cannot be read: a line is too long. Give commands, one a line, or a file of them.\n"
    )
  }

  @Test func theEndOfTheInputQuits() throws {
    #expect(try result(of: []) == ConsoleProgram.Result(status: 0, output: Self.first))
    #expect(
      try result(ofShell: #"exec "$0" <&-"#) == ConsoleProgram.Result(status: 0, output: Self.first)
    )
    #expect(
      try result(ofShell: #"printf 'add' | "$0""#)
        == ConsoleProgram.Result(status: 0, output: Self.first + "Counter\n1\n\n")
    )
  }

  @Test(arguments: ["", "--help", "--version"])
  func anOutputThatCannotBeWrittenExits74(option: String) throws {
    let outcome = try result(ofShell: #"exec "$0" $1 >&-"#, option)
    #expect(
      outcome
        == ConsoleProgram.Result(
          status: 74,
          output: "",
          errors:
            "counter: The output cannot be written. Send it to a terminal, a reader or a file with room.\n"
        )
    )
  }

  @Test func aDirectoryAsInputExits66() throws {
    #expect(
      try result(ofShell: #"exec "$0" < /"#)
        == ConsoleProgram.Result(
          status: 66,
          output: Self.first,
          errors:
            "counter: The input cannot be read: it is a directory. Give commands, one a line, or a file of "
            + "them.\n"
        )
    )
  }

  @Test func linesThatAreNoCommandsAreAnswered() throws {
    let program = try ConsoleProgram(BuiltProduct("counter").path)
    try program.write("frob 1\n\nadd 2\r\n\u{1B}[2J\nadd\r\n")
    let list = "The commands are: add, subtract, reset, quit.\n"
    #expect(
      try program.finish().output == Self.first + "Unknown command 'frob 1'. \(list)"
        + "An empty line is no command. \(list)" + "add takes nothing after it, not '2'.\n"
        + "Unknown command '�[2J'. \(list)" + "Counter\n1\n\n"
    )
  }

  @Test func aLineMayBeLongAndComeInPieces() throws {
    let program = try ConsoleProgram(BuiltProduct("counter").path)
    try program.read(until: Self.first)
    try program.write(String(repeating: " ", count: 10_000) + "a")
    try program.write("dd\nad")
    try program.read(until: "Counter\n1\n\n")
    try program.write("d\n")
    #expect(try program.finish().output == "Counter\n2\n\n")
  }

  @Test(arguments: [[:], ["TERM": ""], ["TERM": "dumb"]])
  func aTerminalThatKnowsNothingGetsPlainFrames(environment: [String: String]) throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(BuiltProduct("counter").path, environment: environment, on: terminal)
    try terminal.read(until: "0\r\n\r\n")
    try terminal.type("add\n")
    try terminal.read(until: "Counter\r\n1\r\n\r\n")
    try terminal.type("\u{4}")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
    #expect(!terminal.readRest().contains("\u{1B}"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGABRT])
  func aSignalLeavesTheTerminalAsItWas(signal: Int32) throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.settings()
    let program = try TerminalProgram(BuiltProduct("counter").path, on: terminal)
    try terminal.readScreen(showing: "q quit")
    #expect(try !terminal.settings().isCooked)
    try program.send(signal: signal)
    #expect(try program.waitUntilEnd() == .signal(signal))
    #expect(try terminal.settings() == before)
    let rest = terminal.readRest()
    #expect(rest.contains("\u{1B}[?25h") && rest.contains("\u{1B}[?1049l"))
  }

  @Test func aChangeOfSizeDrawsTheFrameAnew() throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(BuiltProduct("counter").path, on: terminal)
    try terminal.readScreen(showing: "q quit")
    try terminal.resize(columns: 20, rows: 2)
    try terminal.readScreen { $0.rows.count <= 2 && $0.text.hasPrefix("Counter\n") }
    try terminal.resize(columns: 80, rows: 24)
    try terminal.readScreen(showing: "q quit")
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }
}
