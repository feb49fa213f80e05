import SwiftSyntax

/// The places where comments turn rules off, as in SwiftLint: `// swiftlint:disable:next RULE - why`.
struct DisabledLines {
  private struct Region {
    var lines: Range<Int>
    /// The rule; nil for all.
    var rule: String?
  }

  private var regions: [Region] = []
  private var open: [String: Int] = [:]

  init(_ file: SourceFile) {
    guard file.text.contains("swiftlint:") else { return }
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, at: token.position.utf8Offset, file.lines)
      read(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset, file.lines)
    }
    for (rule, line) in open { close(rule, from: line, at: .max) }
  }

  /// Whether a rule is off on a line.
  func contains(_ line: Int, rule: String) -> Bool {
    regions.contains { $0.lines.contains(line) && ($0.rule ?? rule) == rule }
  }

  private mutating func read(_ trivia: Trivia, at start: Int, _ table: LineTable) {
    var start = start
    for piece in trivia {
      if SyntaxKind(piece) != nil {
        var text = ""
        piece.write(to: &text)
        var line = table.line(at: start)
        for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
          read(row, line: line)
          line += 1
        }
      }
      start += piece.sourceLength.utf8Length
    }
  }

  private mutating func read(_ row: Substring, line: Int) {
    let words = row.split { $0.isWhitespace || $0 == "," }
    guard let index = words.firstIndex(where: { $0.contains("swiftlint:") }) else { return }
    let command = words[index].drop { !$0.isLetter }.dropFirst("swiftlint:".count)
    let rules = words[(index + 1)...].prefix { $0 != "-" && $0 != "*/" }.map(String.init)
    for rule in rules {
      switch command {
      case "disable": if open[rule] == nil { open[rule] = line }
      case "enable": enable(rule, at: line)
      case "disable:next": close(rule, from: line + 1, at: line + 2)
      case "disable:this": close(rule, from: line, at: line + 1)
      case "disable:previous": close(rule, from: line - 1, at: line)
      default: break
      }
    }
  }

  private mutating func enable(_ rule: String, at line: Int) {
    for name in rule == "all" ? Array(open.keys) : [rule] {
      if let start = open.removeValue(forKey: name) { close(name, from: start, at: line) }
    }
  }

  private mutating func close(_ rule: String, from start: Int, at end: Int) {
    regions.append(Region(lines: start..<max(start, end), rule: rule == "all" ? nil : rule))
  }
}
