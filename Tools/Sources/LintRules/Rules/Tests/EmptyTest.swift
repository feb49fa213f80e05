import SwiftSyntax

/// Finds tests and examples without a statement.
struct EmptyTest: FileRule {
  static let examples: Set = ["it", "fit", "Then", "fThen"]

  func violations(in file: SourceFile) -> [Violation] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.violations
  }

  private final class Visitor: SyntaxVisitor {
    var violations: [Violation] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.plainName, examples.contains(name), let body = node.closures.last,
        body.statements.isEmpty
      {
        violations.append(Violation(at: node.offset))
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if let body = node.body, body.statements.isEmpty, hasTestAttribute(node) || isXCTest(node) {
        violations.append(Violation(at: node.name.offset))
      }
      return .visitChildren
    }

    private func hasTestAttribute(_ node: FunctionDeclSyntax) -> Bool {
      node.attributes.contains { element in
        let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        return name == "Test" || name == "Testing.Test"
      }
    }

    /// A method `test…()` of a class.
    private func isXCTest(_ node: FunctionDeclSyntax) -> Bool {
      guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
        node.signature.returnClause == nil, let members = node.parent?.parent?.parent
      else { return false }
      guard let type = members.parent?.as(ClassDeclSyntax.self) else { return false }
      return type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.hasSuffix("TestCase")
        ?? false
    }
  }
}
