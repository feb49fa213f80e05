/// Findings as commands of GitHub Actions.
enum GitHubReport {
  static func line(_ finding: Finding) -> String {
    let properties = [
      "file=\(escaped(finding.file, isProperty: true))", "line=\(finding.line)", "col=\(finding.column)",
      "title=\(escaped(finding.rule, isProperty: true))",
    ]
    let message = escaped(finding.message, isProperty: false)
    return "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::\(message)"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
