/// The command line of `lint`.
public enum LintArguments: Equatable, Sendable {
  case help
  case lint(root: String)
  /// What is wrong, in one line.
  case wrong(String)

  public static let usage = "Usage: lint [--help] [ROOT]"

  public static let helpText = """
    \(usage)

    Checks the sources of the repository in ROOT (by default the current folder) and prints a line for each
    finding, `file:line: error: …`:

      LayerImports   a package's target imports only modules that its manifest lists as its dependencies
      the rules of .swiftlint-rules/*.yml, in SwiftLint's custom_rules form, on the files below Tests folders

    Exits 0 when there is no error, 2 with errors, 64 when called or configured wrongly.
    """

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      self = .wrong("unknown option '\(option)'")
    } else if arguments.count > 1 {
      self = .wrong("give one folder")
    } else {
      self = .lint(root: arguments.first ?? ".")
    }
  }
}
