import Foundation

/// What a rule's file says, read and checked.
struct RuleSettings {
  private static let keys: Set = [
    "name", "message", "regex", "severity", "included", "excluded", "match_kinds", "excluded_match_kinds",
    "capture_group",
  ]

  var identifier: String
  var message: String?
  var severity: Finding.Severity?
  var scope: RuleScope
  var pattern: RegexRule

  /// - Parameter file: the rule's file, for errors.
  init(_ entry: RuleEntry, file: String) throws(ConfigurationError) {
    let unknown = entry.settings.filter { !Self.keys.contains($0.key) }
    if let (key, setting) = unknown.min(by: { $0.value.line < $1.value.line }) {
      let keys = Self.keys.sorted().joined(separator: ", ")
      throw setting.error(file, "unknown key '\(key)'. The keys: \(keys)")
    }
    guard let regex = entry.settings["regex"] else {
      throw ConfigurationError(file: file, line: entry.line, message: "'\(entry.identifier)' needs a `regex`")
    }
    identifier = entry.identifier
    message = try (entry.settings["message"] ?? entry.settings["name"])?.single(file)
    severity = try entry.settings["severity"].map { setting throws(ConfigurationError) in
      guard let severity = Finding.Severity(rawValue: try setting.single(file)) else {
        throw setting.error(file, "a severity is `warning` or `error`")
      }
      return severity
    }
    scope = RuleScope(
      included: try Self.expressions(entry.settings["included"], file: file),
      excluded: try Self.expressions(entry.settings["excluded"], file: file)
    )
    pattern = RegexRule(
      regex: try Self.expression(try regex.single(file), regex, file: file),
      excludedKinds: try Self.excludedKinds(entry, file: file)
    )
    if let setting = entry.settings["capture_group"] {
      guard let group = Int(try setting.single(file)), 0...pattern.regex.numberOfCaptureGroups ~= group else {
        let groups = pattern.regex.numberOfCaptureGroups
        throw setting.error(file, "the regular expression has \(groups) groups: give a number up to that")
      }
      pattern.captureGroup = group
    }
  }

  /// What SwiftLint makes of the two keys; without either, comments and strings.
  private static func excludedKinds(
    _ entry: RuleEntry,
    file: String
  ) throws(ConfigurationError) -> Set<SyntaxKind> {
    let wanted = entry.settings["match_kinds"]
    let unwanted = entry.settings["excluded_match_kinds"]
    if let wanted, unwanted != nil {
      throw wanted.error(file, "give `match_kinds` or `excluded_match_kinds`, not both")
    }
    if let wanted { return Set(SyntaxKind.allCases).subtracting(try kinds(wanted, file: file)) }
    if let unwanted { return try kinds(unwanted, file: file) }
    return [.comment, .docComment, .string]
  }

  private static func kinds(
    _ setting: RuleEntry.Setting,
    file: String
  ) throws(ConfigurationError) -> Set<SyntaxKind> {
    var kinds: Set<SyntaxKind> = []
    for value in setting.values {
      // SwiftLint tells these from other comments; to us they are the same.
      let name = ["comment.mark": "comment", "comment.url": "comment", "doccomment.field": "doccomment"]
      guard let kind = SyntaxKind(rawValue: name[value] ?? value) else {
        let all = SyntaxKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw setting.error(file, "unknown kind '\(value)'. The kinds: \(all)")
      }
      kinds.insert(kind)
    }
    return kinds
  }

  private static func expressions(
    _ setting: RuleEntry.Setting?,
    file: String
  ) throws(ConfigurationError) -> [NSRegularExpression] {
    var expressions: [NSRegularExpression] = []
    guard let setting else { return [] }
    for pattern in setting.values {
      expressions.append(try expression(pattern, setting, file: file))
    }
    return expressions
  }

  /// With the options that SwiftLint gives its custom rules.
  private static func expression(
    _ pattern: String,
    _ setting: RuleEntry.Setting,
    file: String
  ) throws(ConfigurationError) -> NSRegularExpression {
    let options: NSRegularExpression.Options = [.anchorsMatchLines, .dotMatchesLineSeparators]
    guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else {
      throw setting.error(file, "'\(pattern)' is not a regular expression")
    }
    return expression
  }
}
