import Foundation

/// A program on a terminal of its own, and what the terminal was before.
public struct TerminalRun {
  /// The terminal.
  public let terminal: PseudoTerminal
  /// The program.
  public let program: TerminalProgram
  /// The terminal's settings before the program was started.
  public let before: TerminalSettings

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - product: the executable target's name.
  ///   - arguments: its arguments, without its name.
  ///   - environment: its whole environment.
  ///   - columns: the terminal's width.
  ///   - rows: the terminal's height.
  public init(
    _ product: String,
    arguments: [String] = [],
    environment: [String: String] = TerminalProgram.quiet,
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    before = try terminal.settings()
    program = try TerminalProgram(
      BuiltProduct(product).path,
      arguments: arguments,
      environment: environment,
      on: terminal
    )
  }

  /// Waits until the program has ended, and tells what is not as it should be then: nothing, if it has ended as
  /// expected and the terminal is as it was, its settings, its screen and its cursor.
  public func problems(atEnd end: TerminalProgram.End) throws -> [String] {
    let actual = try program.waitUntilEnd()
    let output = terminal.readRest()
    return [
      actual == end ? nil : "it ended with \(actual)",
      try terminal.settings() == before ? nil : "the settings are \(try terminal.settings())",
      output.contains("\u{1B}[?25h") ? nil : "the cursor is not shown",
      output.contains("\u{1B}[?1049l") ? nil : "the screen is not back",
    ].compactMap { $0 }
  }
}
