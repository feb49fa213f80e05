import Foundation

/// Findings as SARIF 2.1.0.
enum SARIFReport {
  static func text(_ findings: [Finding], errors: [ConfigurationError]) -> String {
    let rules = Set(findings.map(\.rule)).sorted()
    let results = findings.map { result($0, ruleIndex: rules.firstIndex(of: $0.rule) ?? 0) }
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {"driver": {"name": "lint", "rules": \(JSONText.array(rules.map(rule)))}},
            "columnKind": "utf16CodeUnits",
            "invocations": [\(invocation(errors))],
            "results": [\(results.isEmpty ? "" : "\n        " + results.joined(separator: ",\n        ") + "\n      ")]
          }
        ]
      }
      """
  }

  private static func rule(_ name: String) -> String {
    JSONText.object([("id", JSONText.string(name)), ("name", JSONText.string(name))])
  }

  private static func message(_ text: String) -> String {
    JSONText.object([("text", JSONText.string(text))])
  }

  private static func location(_ file: String, line: Int?, column: Int?) -> String {
    let uri = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    var physical = [("artifactLocation", JSONText.object([("uri", JSONText.string(uri))]))]
    if let line {
      let start = [("startLine", "\(line)")] + (column.map { [("startColumn", "\($0)")] } ?? [])
      physical.append(("region", JSONText.object(start)))
    }
    return JSONText.object([("physicalLocation", JSONText.object(physical))])
  }

  private static func result(_ finding: Finding, ruleIndex: Int) -> String {
    JSONText.object([
      ("ruleId", JSONText.string(finding.rule)),
      ("ruleIndex", "\(ruleIndex)"),
      ("level", JSONText.string(finding.severity.rawValue)),
      ("message", message(finding.message)),
      ("locations", JSONText.array([location(finding.file, line: finding.line, column: finding.column)])),
    ])
  }

  private static func invocation(_ errors: [ConfigurationError]) -> String {
    var members = [("executionSuccessful", errors.isEmpty ? "true" : "false")]
    if !errors.isEmpty {
      let notifications = errors.map { error in
        JSONText.object([
          ("level", "\"error\""),
          ("message", message(error.message)),
          ("locations", JSONText.array([location(error.file, line: error.line, column: nil)])),
        ])
      }
      members.append(("toolConfigurationNotifications", JSONText.array(notifications)))
    }
    return JSONText.object(members)
  }
}
