import SwiftParser
import SwiftSyntax

/// A Swift file: its text, its syntax tree, and where its lines begin.
struct SourceFile {
  /// Relative to the repository.
  let path: String
  let text: String
  let tree: SourceFileSyntax
  let lines: LineTable

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
    lines = LineTable(text)
  }
}
