/// Findings as a JSON array, one a line, with SwiftLint's keys and the text of the line.
enum JSONReport {
  static func text(_ findings: [Finding]) -> String {
    if findings.isEmpty { return "[]" }
    return "[\n" + findings.map(line).joined(separator: ",\n") + "\n]"
  }

  private static func line(_ finding: Finding) -> String {
    let members = [
      ("character", "\(finding.column)"),
      ("file", JSONText.string(finding.file)),
      ("line", "\(finding.line)"),
      ("reason", JSONText.string(finding.message)),
      ("rule_id", JSONText.string(finding.rule)),
      ("severity", JSONText.string(finding.severity.rawValue)),
      ("text", JSONText.string(finding.text)),
    ]
    return "  " + JSONText.object(members)
  }
}
