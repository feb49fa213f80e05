import Foundation
import FrontTesting
import Testing

/// Runs the program, in a pipeline and on a pseudo-terminal.
@Suite(.serialized) struct CounterFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private func result(of commands: String) throws -> ConsoleProgram.Result {
    let program = try ConsoleProgram(BuiltProduct("counter").path)
    try program.write(commands)
    return try program.finish()
  }

  @Test func commandsCount() throws {
    #expect(
      try result(of: "add\nadd\n subtract \nreset\nreset\nquit\nadd\n")
        == ConsoleProgram.Result(
          status: 0,
          output: [0, 1, 2, 1, 0].map { "Counter\n\($0)\n\n" }.joined() + "The count is 0 already.\n"
        )
    )
  }

  @Test func keysCount() throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.settings()
    let program = try TerminalProgram(BuiltProduct("counter").path, on: terminal)
    let empty = String(repeating: "\n", count: 20)
    let keys = "+ or ↑ add one  - or ↓ take one away  0 reset  q quit\n"
    #expect(try terminal.readScreen(showing: "q quit").text == "Counter\n\n0\n\(empty)\(keys)")
    try terminal.type("+++-")
    #expect(try terminal.readScreen(showing: "\n2\n").text == "Counter\n\n2\n\(empty)\(keys)")
    try terminal.type("\u{1B}[B\u{1B}[B\u{1B}[B")
    try terminal.readScreen(showing: "\n-1\n")
    try terminal.type("0")
    #expect(try terminal.readScreen(showing: "\n0\n").text == "Counter\n\n0\n\(empty)\(keys)")
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
    #expect(try terminal.settings() == before)
  }

  @Test func aSmallTerminalShowsTheKeysInLines() throws {
    let terminal = try PseudoTerminal(columns: 24, rows: 6)
    let program = try TerminalProgram(BuiltProduct("counter").path, on: terminal)
    #expect(
      try terminal.readScreen(showing: "q quit").text
        == "Counter\n\n0\n+ or ↑ add one\n- or ↓ take one away\n0 reset  q quit\n"
    )
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }
}
