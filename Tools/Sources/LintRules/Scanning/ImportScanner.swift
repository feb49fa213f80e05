import Foundation

/// Finds the imports of a file; not those in comments and strings.
enum ImportScanner {
  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  static func imports(in source: SourceText) -> [ImportStatement] {
    var imports: [ImportStatement] = []
    let lines = source.text(hiding: [.comment, .string]).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (index, line) in lines.enumerated() where line.contains("import") {
      for statement in line.split(separator: ";") {
        if let module = importedModule(statement) {
          imports.append(ImportStatement(module: module, line: index + 1))
        }
      }
    }
    return imports
  }

  /// The module of `@attribute(…) public import struct Module.Name`; nil if this is no import.
  private static func importedModule(_ statement: Substring) -> String? {
    let attributes = #"^\s*(@\w+\s*(\([^)]*\))?\s*)*"#
    let plain = statement.replacingOccurrences(of: attributes, with: "", options: .regularExpression)
    var words = plain.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, modifiers.contains(String(word)) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    if words.count > 1, let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
    let module = words.first?.split(separator: ".").first?.filter { $0 != "`" }
    return module.flatMap { $0.isEmpty ? nil : String($0) }
  }
}
