import SwiftSyntax

/// Finds the imports of a file, those in branches of `#if` too.
final class ImportCollector: SyntaxVisitor {
  private(set) var imports: [(module: String, offset: Int)] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name {
      imports.append((module.text.filter { $0 != "`" }, node.offset))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
