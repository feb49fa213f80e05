import Foundation

/// A rule that forbids what a regular expression matches.
struct RegexRule {
  var identifier: String
  var message: String
  var severity: Finding.Severity
  var regex: NSRegularExpression
  /// A file must match one of these paths' expressions, if there are any.
  var included: [NSRegularExpression]
  /// A file must match none of these.
  var excluded: [NSRegularExpression]
  /// Where matches do not count.
  var hiddenKinds: Set<SyntaxKind>

  /// Whether the rule looks at a file, by its path relative to the repository.
  func applies(to file: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(file) }) && !excluded.contains { $0.matches(file) }
  }

  func findings(in source: SourceText, file: String) -> [Finding] {
    let text = source.text(hiding: hiddenKinds)
    let everything = NSRange(location: 0, length: text.utf16.count)
    return regex.matches(in: text, range: everything).map { match in
      Finding(
        file: file,
        line: source.line(at: match.range.location),
        severity: severity,
        message: message,
        rule: identifier
      )
    }
  }
}

extension NSRegularExpression {
  fileprivate func matches(_ text: String) -> Bool {
    firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
