import Foundation
import FrontTesting
import Testing

/// Runs the program, in a pipeline and on a pseudo-terminal.
@Suite(.serialized) struct TrafficLightFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private static let red = "Traffic light\nred\n\n"
  private static let green = "Traffic light\ngreen\n\n"
  private static let yellow = "Traffic light\nyellow\n\n"

  /// The frame of 80x24 with a body and what stands above the keys.
  private static func page(_ lamps: [String], _ note: String, _ keys: String) -> String {
    "Traffic light\n\n╭───╮\n" + lamps.map { $0 + "\n" }.joined() + "╰───╯\n"
      + String(repeating: "\n", count: 15) + "\(note)\n\(keys)\n"
  }

  private func result(of commands: String, _ arguments: String...) throws -> ConsoleProgram.Result {
    let program = try ConsoleProgram(BuiltProduct("traffic-light").path, arguments: arguments)
    try program.write(commands)
    return try program.finish()
  }

  @Test func aPipelineWaitsForTheChanges() throws {
    let result = try result(of: "wait\nwait\nwait\nwait\nquit\n", "--speed", "200")
    #expect(result.output.hasPrefix(Self.red + Self.green + Self.yellow + Self.red + Self.green))
    #expect(result.status == 0 && result.errors == "")
  }

  @Test func aPausedLightIsLeftAlone() throws {
    let paused = "Traffic light\nred\nPaused.\n\n"
    #expect(
      try result(of: "resume\npause\npause\nwait\nresume\n")
        == ConsoleProgram.Result(
          status: 0,
          output: Self.red + "The light is not paused.\n" + paused + "The light is paused already.\n"
            + "The light is paused; resume lets it go on.\n" + Self.red
        )
    )
  }

  @Test(arguments: ["0", "1001", "fast", "-1", "1.5"])
  func aSpeedThatIsNoneExits64(speed: String) throws {
    #expect(
      try result(of: "", "--speed=\(speed)")
        == ConsoleProgram.Result(
          status: 64,
          output: "",
          errors: "traffic-light: --speed is a number from 1 to 1000, not '\(speed)'\n"
            + "Usage: traffic-light [--speed N] [--help] [--version]\n"
        )
    )
  }

  @Test func theLampsAreColouredAndChange() throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(
      BuiltProduct("traffic-light").path,
      arguments: ["--speed", "20"],
      on: terminal
    )
    try terminal.readScreen { $0.text.contains("● │ red") && $0.rows[3].contains("\u{1B}[1;31m●\u{1B}[0m") }
    try terminal.readScreen {
      $0.text.contains("● │ green") && $0.rows[5].contains("\u{1B}[1;32m●\u{1B}[0m")
    }
    try terminal.readScreen {
      $0.text.contains("● │ yellow") && $0.rows[4].contains("\u{1B}[1;33m●\u{1B}[0m")
    }
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }

  @Test func theFrameOf80x24() throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(BuiltProduct("traffic-light").path, on: terminal)
    #expect(
      try terminal.readScreen(showing: "q quit").text
        == Self.page(["│ ● │ red", "│ ○ │", "│ ○ │"], "", "Space pause  q quit")
    )
    try terminal.type(" ")
    #expect(
      try terminal.readScreen(showing: "Paused.").text
        == Self.page(["│ ● │ red", "│ ○ │", "│ ○ │"], "Paused.", "Space resume  q quit")
    )
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }

  @Test func withoutColoursTheShapeAndTheNameTell() throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(
      BuiltProduct("traffic-light").path,
      environment: TerminalProgram.quiet.merging(["NO_COLOR": "1"]) { $1 },
      on: terminal
    )
    let screen = try terminal.readScreen(showing: "● │ red")
    #expect(!screen.rows.contains { $0.contains("31m") })
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }
}
