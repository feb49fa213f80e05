import SwiftSyntax

/// Finds the statements of a `Then` that are no expectations.
struct DoNotActInThen: FileRule {
  static let names: Set = ["Then", "fThen", "xThen"]
  static let expectations: Set = ["expect", "require", "unwrap"]

  func violations(in file: SourceFile) -> [Violation] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.violations
  }

  private final class Visitor: SyntaxVisitor {
    var violations: [Violation] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.plainName, names.contains(name) else { return .visitChildren }
      for closure in node.closures { check(closure.statements) }
      return .visitChildren
    }

    private func check(_ statements: CodeBlockItemListSyntax) {
      for statement in statements {
        if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
          for case .statements(let statements)? in conditional.clauses.map(\.elements) { check(statements) }
        } else if !isExpectation(statement.item) {
          violations.append(Violation(at: statement.offset))
        }
      }
    }

    private func isExpectation(_ item: CodeBlockItemSyntax.Item) -> Bool {
      if let expression = item.as(ExprSyntax.self) { return isExpectation(expression) }
      if let statement = item.as(ExpressionStmtSyntax.self) { return isExpectation(statement.expression) }
      if let macro = item.as(MacroExpansionDeclSyntax.self) { return isExpectation(macro: macro.macroName) }
      // `let country = try require(countries.first)` only names what is required.
      guard let variable = item.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.allSatisfy { $0.initializer.map { isExpectation($0.value) } ?? false }
    }

    private func isExpectation(macro name: TokenSyntax) -> Bool { expectations.contains(name.text) }

    private func isExpectation(_ expression: ExprSyntax) -> Bool {
      if let inner = expression.as(TryExprSyntax.self)?.expression { return isExpectation(inner) }
      if let inner = expression.as(AwaitExprSyntax.self)?.expression { return isExpectation(inner) }
      if let inner = expression.as(ForceUnwrapExprSyntax.self)?.expression { return isExpectation(inner) }
      if let base = expression.as(MemberAccessExprSyntax.self)?.base { return isExpectation(base) }
      if let macro = expression.as(MacroExpansionExprSyntax.self) {
        return isExpectation(macro: macro.macroName)
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return call.plainName.map(expectations.contains) ?? isExpectation(call.calledExpression)
      }
      guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first else {
        return false
      }
      guard first.is(DiscardAssignmentExprSyntax.self) else { return isExpectation(first) }
      return sequence.elements.dropFirst(2).first.map(isExpectation) ?? false
    }
  }
}
