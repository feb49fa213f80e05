import SwiftSyntax

/// Finds assignments to a mock API's properties; those that end in `Publisher` take a subject and are fine.
///
/// A mock API is what is declared with a type such as `MockTravelAdvisoryApi`, or is named `api` or `…Api`.
struct DoNotUseMockApisForSettingState: FileRule {
  func violations(in file: SourceFile) -> [Violation] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.violations
  }

  private final class Visitor: SyntaxVisitor {
    private var assignments: [(offset: Int, names: [String])] = []
    private var mocks: Set<String> = []

    /// The assignments whose chain has a mock API before its end, and no publisher after that.
    var violations: [Violation] {
      assignments.compactMap { offset, names in
        guard let api = names.dropLast().lastIndex(where: isMock),
          !names[(api + 1)...].contains(where: { $0.hasSuffix("Publisher") })
        else { return nil }
        return Violation(at: offset)
      }
    }

    private func isMock(_ name: String) -> Bool {
      mocks.contains(name) || name == "api" || Self.isApiName(name)
    }

    private static func isApiName(_ name: String) -> Bool {
      name.hasSuffix("Api") || name.hasSuffix("API")
    }

    private static func isMockType(_ name: String) -> Bool {
      name.contains("Mock") && (name.contains("Api") || name.contains("API"))
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return .visitChildren
      }
      let call = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      let types = [node.typeAnnotation?.type.trimmedDescription, call?.trimmedDescription]
      if types.contains(where: { $0.map(Self.isMockType) ?? false }) { mocks.insert(name) }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if Self.isMockType(node.type.trimmedDescription) {
        mocks.insert((node.secondName ?? node.firstName).text)
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count > 2, isAssignment(elements[1]) else { return .visitChildren }
      for target in targets(elements[0]) {
        assignments.append((target.offset, names(target)))
      }
      return .visitChildren
    }

    private func isAssignment(_ element: ExprSyntax) -> Bool {
      if element.is(AssignmentExprSyntax.self) { return true }
      guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
      return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }

    /// What is assigned to: more than one thing in `(a.x, b.y) = …`.
    private func targets(_ expression: ExprSyntax) -> [ExprSyntax] {
      guard let tuple = expression.as(TupleExprSyntax.self) else { return [expression] }
      return tuple.elements.flatMap { targets($0.expression) }
    }

    /// The names of a chain from its root: `self`, `api`, `countriesResult`.
    private func names(_ expression: ExprSyntax) -> [String] {
      if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return (member.base.map(names) ?? []) + [member.declName.baseName.text]
      }
      if let call = expression.as(FunctionCallExprSyntax.self) { return names(call.calledExpression) }
      if let subscripted = expression.as(SubscriptCallExprSyntax.self) {
        return names(subscripted.calledExpression) + ["[]"]
      }
      if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return names(unwrapped.expression) }
      if let optional = expression.as(OptionalChainingExprSyntax.self) { return names(optional.expression) }
      if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return names(only.expression)
      }
      if let sequence = expression.as(SequenceExprSyntax.self) { return castNames(sequence) }
      return []
    }

    /// The names of `api as! MockTravelAdvisoryApi`.
    private func castNames(_ sequence: SequenceExprSyntax) -> [String] {
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
      if let type, Self.isMockType(type) { return ["api"] }
      return sequence.elements.first.map(names) ?? []
    }
  }
}
