/// The command line of `manifests`.
public enum ManifestsArguments: Equatable, Sendable {
  case help
  case check(root: String)
  /// What is wrong, in one line.
  case wrong(String)

  public static let usage = "Usage: manifests [--help] ROOT"

  public static let helpText = """
    \(usage)

    Checks the manifests of the repository in ROOT: the umbrella Package.swift lists the targets and products of
    every Packages/*/Package.swift, every layer depends only on layers below it, none depends on itself, and all
    declare their platforms and no unsafe flags. Prints a line for each problem: the file and what to do.

    Exits 0 when all is well, 1 with problems, 64 when called wrongly.
    """

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      self = .wrong("unknown option '\(option)'")
    } else if arguments.count == 1 {
      self = .check(root: arguments[0])
    } else {
      self = .wrong(arguments.isEmpty ? "give the repository's folder" : "give one folder")
    }
  }
}
