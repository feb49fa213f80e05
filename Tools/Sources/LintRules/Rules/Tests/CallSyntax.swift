import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name that is called: `it` of `it("…") { }` and of `self.it("…") { }`; nil for other members.
  var plainName: String? {
    nameToken?.text
  }

  /// The token of `plainName`.
  var nameToken: TokenSyntax? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self), ["self", "Self"].contains(base.baseName.text)
    else { return nil }
    return member.declName.baseName
  }

  /// The closures that are handed over, before and after the parentheses.
  var closures: [ClosureExprSyntax] {
    let between = arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    let after = additionalTrailingClosures.map(\.closure)
    return between + (trailingClosure.map { [$0] } ?? []) + after
  }
}

extension SyntaxProtocol {
  /// Where the node's own text begins, in UTF-8 bytes.
  var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
