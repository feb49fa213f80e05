/// A line of the standard input: a command's name, and what follows it.
public struct Command: Equatable, Sendable {
  /// The name, one of the ``Manual``'s.
  public let name: String
  /// What follows the name without the spaces around it; empty when nothing does.
  public let argument: String

  /// Makes a command.
  public init(_ name: String, _ argument: String = "") {
    self.name = name
    self.argument = argument
  }

  /// Reads a line. Spaces around and between words do not matter.
  ///
  /// - Throws: ``Refusal`` for a line that is none of the manual's commands.
  public init(line: String, manual: Manual) throws(Refusal) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    let list = "The commands are: \(manual.commandList)."
    guard let name = words.first else { throw Refusal("An empty line is no command. \(list)") }
    guard let known = manual.command(named: name) else {
      throw Refusal(
        manual.hasSecrets ? "Unknown command. \(list)" : "Unknown command '\(Self.trimmed(line))'. \(list)"
      )
    }
    let argument = words.dropFirst().first.map(Self.trimmed) ?? ""
    guard known.argument != nil || argument.isEmpty else {
      throw Refusal("\(name) takes nothing after it\(manual.hasSecrets ? "" : ", not '\(argument)'").")
    }
    self.init(name, argument)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
