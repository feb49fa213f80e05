import Foundation
import FrontTesting
import Testing

/// Runs a front that uses all of the kit.
@Suite(.serialized) struct FrontProgramTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private func result(of arguments: [String], _ commands: String = "") throws -> ConsoleProgram.Result {
    let program = try ConsoleProgram(BuiltProduct("front-probe").path, arguments: arguments)
    try program.write(commands)
    return try program.finish()
  }

  @Test func aFailureEndsTheProgramWithItsStatus() throws {
    #expect(
      try result(of: ["--fail"])
        == ConsoleProgram.Result(status: 69, output: "", errors: "front-probe: It cannot be.\n")
    )
    #expect(
      try result(of: ["--fail-otherwise"])
        == ConsoleProgram.Result(status: 1, output: "", errors: "front-probe: It cannot be either.\n")
    )
    #expect(
      try result(of: ["--number", "x"])
        == ConsoleProgram.Result(
          status: 64,
          output: "",
          errors: "front-probe: 'x' is no number\n"
            + "Usage: front-probe [--fail] [--fail-otherwise] [--early] [--number N] [--help] [--version]\n"
        )
    )
  }

  @Test func theOpeningEventIsForTerminals() throws {
    #expect(try result(of: []).output == "\n")
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(BuiltProduct("front-probe").path, on: terminal)
    try terminal.readScreen(showing: "opened\n")
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }

  @Test func intentsOfCommandsAreCarriedOut() throws {
    #expect(
      try result(of: [], "say a\nnothing\nsay b\nstop\nsay c\n")
        == ConsoleProgram.Result(status: 0, output: "\na\n\nNothing has changed.\na\nb\n\n")
    )
  }

  @Test func noticesAreSaidOnceBesideTheFrames() throws {
    let result = try result(
      of: ["--early"],
      "say !a\nsay b\nsay !a\nnotice beside\nnotice beside\nnotice \u{1B}[2J\n"
    )
    #expect(
      result.errors
        == ["early", "notice !a", "beside", "�[2J"].map { "front-probe: \($0)\n" }.joined()
    )
    #expect(result.output.hasPrefix("\n!a\n\n!a\nb\n\n!a\nb\n!a\n\n"))
  }

  @Test func noticesAreToldToTheFrontOnATerminal() throws {
    let running = try TerminalRun("front-probe", arguments: ["--early"])
    try running.terminal.readScreen(showing: "said early\n")
    try running.terminal.type("!!")
    try running.terminal.readScreen(showing: "said early\nsaid notice !\nopened\n!\n!\n")
    try running.terminal.type("a!N")
    try running.terminal.readScreen(
      showing: "said early\nsaid notice !\nsaid notice !\nsaid beside\nopened\n!\n!\na\n!\n"
    )
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func theFrontKnowsTheTerminalsSize() throws {
    let terminal = try PseudoTerminal(columns: 70, rows: 20)
    let program = try TerminalProgram(BuiltProduct("front-probe").path, on: terminal)
    #expect(
      try terminal.read(until: "size").contains("Probe") && terminal.read(until: "70x20").isEmpty == false
    )
    try terminal.resize(columns: 60, rows: 10)
    try terminal.readScreen(showing: "size 60x10\n")
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }

  @Test func anAnimationRunsWhileTheStateWantsIt() throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(BuiltProduct("front-probe").path, on: terminal)
    try terminal.readScreen(showing: "animation 0\n")
    try terminal.type("m")
    try terminal.readScreen { !$0.text.contains("animation 0\n") && $0.text.contains("\nm\n") }
    try terminal.type("s")
    let stopped = try terminal.readScreen(showing: "\ns\n").text
    try terminal.type("t")
    #expect(
      try terminal.readScreen(showing: "\nt\n").text
        == stopped.replacingOccurrences(of: "s\n\n", with: "s\nt\n")
    )
    try terminal.type("m")
    try terminal.readScreen { $0.text.contains("t\nm\n") && !$0.text.contains(stopped.firstAnimation) }
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }
}

extension String {
  /// The line that tells the animation's frame.
  fileprivate var firstAnimation: String {
    components(separatedBy: "\n").first { $0.hasPrefix("animation") }.map { $0 + "\n" } ?? ""
  }
}
