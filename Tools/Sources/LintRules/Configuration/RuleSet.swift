/// The rules of a run: those of the program, as the repository's files adjust them, and those that the files add.
struct RuleSet: Sendable {
  private(set) var rules: [Rule]
  /// What is wrong with the files. Such a file does not stop the other rules.
  private(set) var errors: [ConfigurationError] = []
  private var lines: [String: String] = [:]

  /// - Parameters:
  ///   - builtIn: the program's own rules.
  ///   - tree: the repository.
  init(_ builtIn: [Rule], reading tree: SourceTree) {
    rules = builtIn
    for file in tree.ruleFiles() {
      do throws(ConfigurationError) {
        guard let text = tree.text(of: file) else {
          throw ConfigurationError(file: file, line: 1, message: "cannot be read as UTF-8")
        }
        for entry in try RuleFileParser.entries(in: text, file: file) { try add(entry, file: file) }
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func add(_ entry: RuleEntry, file: String) throws(ConfigurationError) {
    let settings = try RuleSettings(entry, file: file)
    if let first = lines.updateValue("\(file):\(entry.line)", forKey: entry.identifier) {
      let message = "'\(entry.identifier)' is there already, in \(first)"
      throw ConfigurationError(file: file, line: entry.line, message: message)
    }
    guard let index = rules.firstIndex(where: { $0.name == entry.identifier }) else {
      rules.append(
        Rule(
          name: settings.identifier,
          message: settings.message ?? settings.identifier,
          severity: settings.severity ?? .warning,
          scope: settings.scope,
          check: .file(settings.pattern)
        )
      )
      return
    }
    // The syntax tree sees more than the expression, which is for SwiftLint.
    if let message = settings.message { rules[index].message = message }
    if let severity = settings.severity { rules[index].severity = severity }
    if !settings.scope.included.isEmpty { rules[index].scope.included = settings.scope.included }
    rules[index].scope.excluded = settings.scope.excluded
  }

  /// Leaves only these rules; none for all.
  mutating func select(_ names: [String]) {
    guard !names.isEmpty else { return }
    for name in names where !rules.contains(where: { $0.name == name }) {
      let all = rules.map(\.name).joined(separator: ", ")
      errors.append(
        ConfigurationError(file: "--rule", message: "no rule is named '\(name)'. The rules: \(all)")
      )
    }
    rules.removeAll { !names.contains($0.name) }
  }
}
