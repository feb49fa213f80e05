import Foundation

/// Findings that are known and do not count: what `--reporter json` printed when they were made.
///
/// A finding is known by its file, its rule and the text of its line, so that it may move; as often as it is there.
struct Baseline {
  private struct Key: Hashable {
    var file: String
    var rule: String
    var text: String
  }

  private var known: [Key: Int] = [:]

  /// - Parameters:
  ///   - text: one finding a line in a JSON array.
  ///   - file: the baseline's path, for errors.
  init(_ text: String, file: String) throws(ConfigurationError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      var row = line.trimmingCharacters(in: .whitespaces)
      if row.hasSuffix(",") { row.removeLast() }
      if row.isEmpty || row == "[" || row == "]" || row == "[]" { continue }
      let object = (try? JSONSerialization.jsonObject(with: Data(row.utf8))) as? [String: Any]
      guard let file = object?["file"] as? String, let rule = object?["rule_id"] as? String,
        let text = object?["text"] as? String
      else {
        let message =
          "not a finding as `--reporter json` prints it, one a line with `file`, `rule_id` and `text`"
        throw ConfigurationError(file: file, line: index + 1, message: message)
      }
      known[Key(file: file, rule: rule, text: text), default: 0] += 1
    }
  }

  /// The findings that are new.
  func new(_ findings: [Finding]) -> [Finding] {
    var left = known
    return findings.filter { finding in
      let key = Key(file: finding.file, rule: finding.rule, text: finding.text)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }
}
