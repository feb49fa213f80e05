import SwiftSyntax

/// Finds the focused forms of examples and groups, and takes the focus away.
struct DoNotUseFocusedTests: FileRule {
  static let focused: Set = [
    "fdescribe", "fcontext", "fit", "fGiven", "fWhen", "fAnd", "fThen", "fitBehavesLike",
  ]

  func violations(in file: SourceFile) -> [Violation] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.violations
  }

  private final class Visitor: SyntaxVisitor {
    var violations: [Violation] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.nameToken, focused.contains(name.text), isExample(node) else {
        return .visitChildren
      }
      let start = name.offset
      violations.append(Violation(at: start, edit: TextEdit(range: start..<(start + 1), replacement: "")))
      return .visitChildren
    }

    /// A title or a body; `fit(width)` may be anything.
    private func isExample(_ call: FunctionCallExprSyntax) -> Bool {
      !call.closures.isEmpty || call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
    }
  }
}
