/// What a program's arguments ask for.
public enum Invocation: Equatable, Sendable {
  /// To run, with the values of the options that are given, by their names; of one without a value the text
  /// is empty. Of an option that is given more than once the last counts.
  case run([String: String])
  /// To print the help.
  case help
  /// To print the version.
  case version

  /// Reads the arguments.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name. An option's value follows it, or `=`.
  ///   - manual: the options there are.
  /// - Throws: ``UsageError``.
  public init(arguments: [String], manual: Manual) throws(UsageError) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      let attached = parts.count > 1 ? String(parts[1]) : nil
      let option = manual.options.first { $0.name == name }
      switch name {
      case "--help" where attached == nil, "-h" where attached == nil:
        self = .help
        return
      case "--version" where attached == nil:
        self = .version
        return
      case _ where option?.value != nil:
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
          throw UsageError("\(name) needs a value")
        }
        values[name] = value
      case _ where option != nil && attached == nil:
        values[name] = ""
      default:
        let shown = manual.hasSecrets ? "" : " '\(Self.withoutPassword(argument))'"
        throw UsageError((argument.hasPrefix("-") ? "unknown option" : "unexpected argument") + shown)
      }
    }
    self = .run(values)
  }

  /// The argument without what may be the name and password of a URL.
  private static func withoutPassword(_ argument: String) -> String {
    guard let start = argument.firstRange(of: "://")?.upperBound,
      let at = argument.lastIndex(of: "@"), start <= at
    else { return argument }
    return argument[..<start] + "…" + argument[at...]
  }
}
