import SwiftParser
import SwiftSyntax

/// A block of code, sorted into what stands at the top of a file and what has to run.
struct Snippet {
  /// What pages call the module of the reader's own code, which here is the page's.
  static let readersModule = "MyFeature"

  private(set) var imports: [SnippetPiece] = []
  private(set) var declarations: [SnippetPiece] = []
  private(set) var statements: [SnippetPiece] = []
  /// Whether it has an import, of whatever module.
  private(set) var beginsFile = false

  init(_ block: CodeBlock) {
    let tree = Parser.parse(source: block.code)
    let lines = SourceLocationConverter(fileName: block.page, tree: tree)
    for item in tree.statements {
      let start = lines.location(for: item.positionAfterSkippingLeadingTrivia).line
      let piece = SnippetPiece(text: item.trimmedDescription, line: block.line + start - 1)
      if let module = item.item.as(ImportDeclSyntax.self) {
        beginsFile = true
        if module.path.first?.name.text != Self.readersModule { imports.append(piece) }
      } else if Self.runs(item.item) {
        statements.append(piece)
      } else {
        declarations.append(piece)
      }
    }
  }

  /// Whether an item is something that runs, rather than a declaration.
  private static func runs(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .decl(let declaration) = item else { return true }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { $0.initializer != nil || $0.accessorBlock == nil }
    }
    return declaration.is(MacroExpansionDeclSyntax.self)
  }
}
