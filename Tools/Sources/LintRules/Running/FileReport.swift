/// What the rules say of a file by itself.
struct FileReport: Sendable {
  /// Whether the file was asked about, or only its types matter to others.
  var isReported: Bool
  var findings: [Finding] = []
  var types: [TypeFacts] = []
  var lineCount = 0
  /// Findings that are none when a protocol asks for what they are about.
  private var excusable: [(finding: Finding, excuse: Witness)] = []
  private let file: String
  private let lines: LineTable?
  private let disabled: DisabledLines?

  /// - Parameters:
  ///   - path: relative to the tree.
  ///   - rules: all rules.
  init(_ path: String, isReported: Bool, rules: [Rule], tree: SourceTree) {
    self.isReported = isReported
    file = path
    guard let text = tree.text(of: path) else {
      lines = nil
      disabled = nil
      let message = "the file cannot be read as UTF-8"
      if isReported { findings = [Finding(file: path, line: 1, message: message, rule: "ReadableFile")] }
      return
    }
    let source = SourceFile(path: path, text: text)
    types = TypeCollector.facts(in: source)
    lineCount = source.lines.count
    guard isReported else {
      lines = nil
      disabled = nil
      return
    }
    lines = source.lines
    let disabled = DisabledLines(source)
    self.disabled = disabled
    for rule in rules where rule.scope.contains(path) {
      guard case .file(let check) = rule.check else { continue }
      for violation in check.violations(in: source) {
        let finding = source.lines.finding(violation, of: rule, in: path)
        if disabled.contains(finding.line, rule: rule.name) { continue }
        if let excuse = violation.excuse {
          excusable.append((finding, excuse))
        } else {
          findings.append(finding)
        }
      }
    }
  }

  /// The findings that no protocol excuses.
  func unexcused(in index: TypeIndex) -> [Finding] {
    excusable.filter { !index.isWitness($0.excuse) }.map(\.finding)
  }

  /// The findings of a rule about types.
  func findings(of rule: Rule, in index: TypeIndex) -> [Finding] {
    guard let lines, case .type(let check) = rule.check, rule.scope.contains(file) else { return [] }
    return types.compactMap { type in
      guard let violation = check.violation(of: type, in: index) else { return nil }
      let finding = lines.finding(violation, of: rule, in: file)
      return disabled?.contains(finding.line, rule: rule.name) == true ? nil : finding
    }
  }
}
