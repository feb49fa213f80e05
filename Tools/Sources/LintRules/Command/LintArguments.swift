/// The command line of `lint`.
public enum LintArguments: Equatable, Sendable {
  case help
  case lint(LintOptions)
  /// What is wrong, in one line.
  case wrong(String)

  public static let usage =
    "Usage: lint [--fix] [--reporter xcode|json|github|sarif] [--baseline FILE] [--rule NAME]... [--help] [PATH...]"

  public static let helpText = """
    \(usage)

    Checks the Swift files in PATHS (by default the current folder) and prints each finding on a line.

      --fix             change what is safe to change (a focused example loses its focus), then check
      --reporter KIND   xcode (the default, file:line:column: error: …), json, github or sarif
      --baseline FILE   leave out the findings in FILE, which `--reporter json` has printed
      --rule NAME       check this rule only; may be given several times

    The rules on the syntax tree:

    \(BuiltInRules.all.map { "  \($0.name)" }.joined(separator: "\n"))
      LayerImports

    and those of the files in .swiftlint-rules/, in the nearest folder above the first path that has it, in the form
    of SwiftLint's custom_rules. A file with the name of a rule above sets its severity, message and files.
    A comment `// swiftlint:disable:next NAME - why` turns a rule off, as in SwiftLint.

    Exits 0 without errors (warnings are none), 2 with errors, 64 when called or configured wrongly.
    """

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) {
    var options = LintOptions()
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      guard takesOptions, argument.hasPrefix("-") else {
        options.paths.append(argument)
        continue
      }
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--": takesOptions = false
      case "--fix": options.fixes = true
      case "--reporter", "--baseline", "--rule":
        guard let value = rest.popFirst() else {
          self = .wrong("\(argument) needs a value")
          return
        }
        if let message = Self.read(value, of: argument, into: &options) {
          self = .wrong(message)
          return
        }
      default:
        self = .wrong("unknown option '\(argument)'")
        return
      }
    }
    if options.paths.isEmpty { options.paths = ["."] }
    self = .lint(options)
  }

  /// What is wrong with the value of an option; nil when it is read.
  private static func read(_ value: String, of option: String, into options: inout LintOptions) -> String? {
    switch option {
    case "--baseline": options.baseline = value
    case "--rule": options.rules.append(value)
    default:
      guard let reporter = Reporter(rawValue: value) else {
        let all = Reporter.allCases.map(\.rawValue).joined(separator: ", ")
        return "unknown reporter '\(value)'. The reporters: \(all)"
      }
      options.reporter = reporter
    }
    return nil
  }
}
