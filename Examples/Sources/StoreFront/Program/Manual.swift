import TerminalFront

/// What a program says of itself, and by which its arguments and commands are read.
public struct Manual: Sendable {
  /// A command for where there is no terminal.
  public struct Command: Sendable {
    /// Its name, one word.
    public let name: String
    /// What stands for the text after it, nil if it takes none.
    public let argument: String?
    /// What it does.
    public let help: String

    /// Describes a command.
    public init(_ name: String, argument: String? = nil, help: String) {
      self.name = name
      self.argument = argument
      self.help = help
    }

    var synopsis: String { argument.map { "\(name) \($0)" } ?? name }
  }

  /// An option of the command line.
  public struct Option: Sendable {
    /// Its name, with the hyphens.
    public let name: String
    /// What stands for its value, nil if it takes none.
    public let value: String?
    /// What it does.
    public let help: String

    /// Describes an option.
    public init(_ name: String, value: String? = nil, help: String) {
      self.name = name
      self.value = value
      self.help = help
    }

    var synopsis: String { value.map { "\(name) \($0)" } ?? name }
  }

  /// The program's name.
  public let name: String
  /// The program's version.
  public let version: String
  /// What it is for, in a sentence or more.
  public let about: String
  /// Its commands but `quit`, which every program has.
  public let commands: [Command]
  /// Its options but `--help` and `--version`, which every program has.
  public let options: [Option]
  /// What a line of the standard input is, for a program whose lines are no commands; nil for others.
  public let line: String?
  /// Whether lines and arguments may hold secrets: what is wrong with one is then said without showing it.
  public let hasSecrets: Bool
  /// Whether it reads keys, and commands or lines, until it is told to end. One that does not prints and ends.
  public let readsInput: Bool

  /// Describes a program.
  public init(
    name: String,
    version: String = "0.1.0",
    about: String,
    commands: [Command],
    options: [Option] = [],
    line: String? = nil,
    hasSecrets: Bool = false,
    readsInput: Bool = true
  ) {
    self.name = name
    self.version = version
    self.about = about
    self.commands = commands
    self.options = options
    self.line = line
    self.hasSecrets = hasSecrets
    self.readsInput = readsInput
  }

  static let quit = Command("quit", help: "ends the program")

  private var allCommands: [Command] { line == nil && readsInput ? commands + [Self.quit] : [] }

  private var allOptions: [Option] {
    options + [Option("--help", help: "prints this"), Option("--version", help: "prints the version")]
  }

  func command(named name: String) -> Command? {
    allCommands.first { $0.name == name }
  }

  var commandList: String {
    allCommands.map(\.synopsis).joined(separator: ", ")
  }

  /// How it is called, in one line.
  public var usage: String {
    "Usage: \(name) " + allOptions.map { "[\($0.synopsis)]" }.joined(separator: " ")
  }

  /// All of it.
  public var help: String {
    let running = """
      On a terminal it is used with keys, which it lists. Otherwise it reads one \(line ?? "command") a line from \
      the standard input, and prints each frame as text\(line == nil ? ":" : ".")
      """
    let width = (allCommands.map(\.synopsis) + allOptions.map(\.synopsis)).map(\.cellWidth).max() ?? 0
    func rows(_ rows: [(String, String)]) -> String {
      rows.map { name, help in
        let lines = help.wrapped(to: max(20, 80 - width - 5))
        let rest = lines.dropFirst().map { String(repeating: " ", count: width + 5) + $0 + "\n" }
        return "  \(name.padded(to: width))   \(lines.first ?? "")\n" + rest.joined()
      }.joined()
    }
    let summary = readsInput ? about + " " + running : about
    return usage + "\n\n" + summary.wrapped(to: 80).joined(separator: "\n") + "\n\n"
      + rows(allCommands.map { ($0.synopsis, $0.help) }) + (allCommands.isEmpty ? "" : "\n") + "Options:\n\n"
      + rows(allOptions.map { ($0.synopsis, $0.help) })
  }
}
