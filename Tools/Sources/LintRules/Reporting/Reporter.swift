/// A form in which findings are printed.
public enum Reporter: String, CaseIterable, Sendable {
  /// As compilers print them: `file:line:column: error: message (rule)`.
  case xcode
  /// A JSON array with a finding a line, its keys in order; a baseline is this.
  case json
  /// The commands that GitHub Actions shows beside the lines.
  case github
  /// SARIF 2.1.0, which code scanning services read.
  case sarif

  /// The text for these findings, without a newline at its end; empty when there is nothing to say.
  ///
  /// - Parameters:
  ///   - findings: in the order of their places.
  ///   - errors: what is wrong with the configuration; only SARIF has a place for it.
  ///   - folder: what editors need before a finding's file; nil where they find it without.
  func text(_ findings: [Finding], errors: [ConfigurationError], folder: String?) -> String {
    switch self {
    case .xcode:
      findings.map { finding in
        var placed = finding
        if let folder, !finding.file.hasPrefix("/") { placed.file = "\(folder)/\(finding.file)" }
        return placed.description
      }
      .joined(separator: "\n")
    case .json: JSONReport.text(findings)
    case .github: findings.map(GitHubReport.line).joined(separator: "\n")
    case .sarif: SARIFReport.text(findings, errors: errors)
    }
  }
}
