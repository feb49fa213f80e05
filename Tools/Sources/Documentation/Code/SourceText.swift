/// A source file made of snippets, in which the compiler finds the lines of the page.
struct SourceText {
  private let page: String
  private let function: String
  private var imports: [SnippetPiece] = []
  private var declarations: [SnippetPiece] = []
  private var statements: [[SnippetPiece]] = []

  /// - Parameters:
  ///   - page: the path that the compiler is to name.
  ///   - function: the name of the function that holds the statements.
  init(page: String, function: String) {
    self.page = page
    self.function = function
  }

  /// Adds a snippet. Its statements see those before it, and may declare their names again.
  mutating func append(_ snippet: Snippet) {
    imports += snippet.imports
    declarations += snippet.declarations
    if !snippet.statements.isEmpty { statements.append(snippet.statements) }
  }

  var text: String {
    var text = imports.map(located).joined()
    text += declarations.map(located).joined()
    if !statements.isEmpty {
      text += "\(importsTesting ? "@Test " : "")func \(function)() async throws {\n"
      text += statements.map { "do {\n" + $0.map(located).joined() }.joined()
      text += String(repeating: "}\n", count: statements.count + 1)
    }
    return text
  }

  /// Whether what runs can be a test.
  private var importsTesting: Bool { imports.contains { $0.text == "import Testing" } }

  private func located(_ piece: SnippetPiece) -> String {
    "#sourceLocation(file: \"\(page)\", line: \(piece.line))\n\(piece.text)\n#sourceLocation()\n"
  }
}
