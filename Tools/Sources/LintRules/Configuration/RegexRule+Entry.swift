import Foundation

extension RegexRule {
  private static let keys: Set = [
    "name", "message", "regex", "severity", "included", "excluded", "excluded_match_kinds",
  ]

  /// Makes the rule that an entry describes.
  init(_ entry: RuleEntry, file: String) throws(ConfigurationError) {
    if let (key, setting) = entry.settings.first(where: { !Self.keys.contains($0.key) }) {
      let keys = Self.keys.sorted().joined(separator: ", ")
      throw ConfigurationError(
        file: file,
        line: setting.line,
        message: "unknown key '\(key)'. The keys: \(keys)"
      )
    }
    guard let pattern = entry.settings["regex"], pattern.values.count == 1 else {
      throw ConfigurationError(file: file, line: entry.line, message: "'\(entry.identifier)' needs a `regex`")
    }
    identifier = entry.identifier
    message = entry.settings["message"]?.values.first ?? entry.settings["name"]?.values.first ?? identifier
    regex = try Self.expression(pattern.values[0], line: pattern.line, file: file)
    included = try Self.expressions(entry.settings["included"], file: file)
    excluded = try Self.expressions(entry.settings["excluded"], file: file)
    severity = .warning
    hiddenKinds = []
    if let setting = entry.settings["severity"] {
      guard let severity = setting.values.first.flatMap(Finding.Severity.init(rawValue:)) else {
        throw ConfigurationError(
          file: file,
          line: setting.line,
          message: "a severity is `warning` or `error`"
        )
      }
      self.severity = severity
    }
    if let setting = entry.settings["excluded_match_kinds"] {
      for value in setting.values {
        guard let kind = SyntaxKind(rawValue: value), kind != .code else {
          let message = "'\(value)' cannot be excluded, only `comment` and `string`"
          throw ConfigurationError(file: file, line: setting.line, message: message)
        }
        hiddenKinds.insert(kind)
      }
    }
  }

  private static func expressions(
    _ setting: RuleEntry.Setting?,
    file: String
  ) throws(ConfigurationError) -> [NSRegularExpression] {
    var expressions: [NSRegularExpression] = []
    guard let setting else { return [] }
    for pattern in setting.values {
      expressions.append(try expression(pattern, line: setting.line, file: file))
    }
    return expressions
  }

  /// With the options that SwiftLint gives its custom rules.
  private static func expression(
    _ pattern: String,
    line: Int,
    file: String
  ) throws(ConfigurationError) -> NSRegularExpression {
    do {
      return try NSRegularExpression(
        pattern: pattern,
        options: [.anchorsMatchLines, .dotMatchesLineSeparators]
      )
    } catch {
      throw ConfigurationError(file: file, line: line, message: "'\(pattern)' is not a regular expression")
    }
  }
}
