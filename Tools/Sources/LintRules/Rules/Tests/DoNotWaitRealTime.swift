import SwiftSyntax

/// Finds what makes a test wait for the clock on the wall.
struct DoNotWaitRealTime: FileRule {
  static let functions: Set = ["sleep", "usleep", "nanosleep", "waitUntil"]
  static let modules: Set = ["Foundation", "Glibc", "Darwin", "Musl", "Android"]
  static let sleepers: Set = ["Task", "Thread", "ContinuousClock", "SuspendingClock"]

  func violations(in file: SourceFile) -> [Violation] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.violations
  }

  private final class Visitor: SyntaxVisitor {
    var violations: [Violation] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if waits(node.calledExpression) { violations.append(Violation(at: node.offset)) }
      return .visitChildren
    }

    private func waits(_ callee: ExprSyntax) -> Bool {
      if let name = callee.as(DeclReferenceExprSyntax.self) { return functions.contains(name.baseName.text) }
      guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
      let name = member.declName.baseName.text
      if name == "asyncAfter" { return true }
      let base = member.base.flatMap(root)
      if let base, modules.contains(base) { return functions.contains(name) }
      return ["sleep", "sleepUntilDate"].contains(name) && base.map(sleepers.contains) ?? false
    }

    /// `Task` of `Task<Never, Never>`, `ContinuousClock` of `ContinuousClock()`.
    private func root(_ expression: ExprSyntax) -> String? {
      if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
      if let call = expression.as(FunctionCallExprSyntax.self) { return root(call.calledExpression) }
      return expression.as(GenericSpecializationExprSyntax.self).flatMap { root($0.expression) }
    }
  }
}
