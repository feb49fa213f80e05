import SwiftSyntax

/// Walks the declarations that other modules see, and notes those without a doc comment.
final class PublicDeclarations: SyntaxVisitor {
  /// What says nothing that its name does not say, whatever the type.
  private static let witnesses: Set = [
    "hash(into:)", "description", "debugDescription", "customMirror", "playgroundDescription", "encode(to:)",
    "body",
  ]
  private static let comparisons: Set = ["==", "!=", "<", "<=", ">", ">="]

  /// What a declaration around the current one says of its members.
  private enum Surroundings {
    /// Members are public where they say so.
    case open
    /// Members are public where they say nothing.
    case publicMembers
    /// Members are not public whatever they say.
    case closed
  }

  private(set) var violations: [Violation] = []
  private var surroundings: [Surroundings] = []
  /// The names of the types around; nil for a protocol, which is what asks for its members.
  private var types: [String?] = []

  // MARK: Groups

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, node.name)
    if surroundings.last == .open { surroundings[surroundings.count - 1] = .publicMembers }
    types[types.count - 1] = nil
    return result
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    surroundings.append(isPublic(node.modifiers) ? .publicMembers : .open)
    types.append(node.extendedType.lastToken(viewMode: .sourceAccurate)?.text ?? "")
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ node: some DeclGroupSyntax & DeclSyntaxProtocol,
    _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let isVisible = isVisible(node.modifiers)
    check(node, node.attributes, node.modifiers, name)
    surroundings.append(isVisible ? .open : .closed)
    types.append(name.text)
    return .visitChildren
  }

  private func leave() {
    surroundings.removeLast()
    types.removeLast()
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !comparesLikeWithLike(node) {
      check(node, node.attributes, node.modifiers, node.name, fullName: FullName.of(node))
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node, node.attributes, node.modifiers, node.initKeyword, fullName: FullName.of(node))
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node, node.attributes, node.modifiers, node.subscriptKeyword, fullName: FullName.of(node))
    return .skipChildren
  }

  /// The cases of an enum are as public as the enum.
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    if !surroundings.contains(.closed), let name = node.elements.first?.name {
      note(node, node.attributes, node.modifiers, name)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.bindings.first?.pattern.firstToken(viewMode: .sourceAccurate)
    check(node, node.attributes, node.modifiers, name ?? node.bindingSpecifier)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node, node.attributes, node.modifiers, node.name)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node, node.attributes, node.modifiers, node.name)
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    check(node, node.attributes, node.modifiers, node.name)
    return .skipChildren
  }

  // What is inside of a body is nobody's API.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.detail == nil && [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind)
    }
  }

  private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
    let narrow: [TokenKind] = [
      .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package),
    ]
    guard !surroundings.contains(.closed) else { return false }
    if isPublic(modifiers) { return true }
    let isNarrow = modifiers.contains { $0.detail == nil && narrow.contains($0.name.tokenKind) }
    return surroundings.last == .publicMembers && !isNarrow
  }

  private func check(
    _ node: some DeclSyntaxProtocol,
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ name: TokenSyntax,
    fullName: String? = nil
  ) {
    if isVisible(modifiers) { note(node, attributes, modifiers, name, fullName: fullName) }
  }

  private func note(
    _ node: some DeclSyntaxProtocol,
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ name: TokenSyntax,
    fullName: String? = nil
  ) {
    let member = fullName ?? name.text
    guard !hasDoc(node, upTo: name), !isExempt(attributes, modifiers, member) else { return }
    let named = name.text == "init" || name.text == "subscript" ? "This \(name.text)" : "'\(name.text)'"
    var violation = Violation(at: name.offset, "\(named) is public and has no doc comment")
    violation.excuse = types.last?.map { Witness(type: $0, member: member) }
    violations.append(violation)
  }

  /// Whether it is the `==` or `<` of `Equatable` and `Comparable`, which every type has in the same sense; one
  /// of two types has a sense of its own.
  private func comparesLikeWithLike(_ node: FunctionDeclSyntax) -> Bool {
    let operands = Set(node.signature.parameterClause.parameters.map(\.type.trimmedDescription))
    return Self.comparisons.contains(node.name.text) && operands.count == 1
  }

  private func isExempt(
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ member: String
  ) -> Bool {
    if Self.witnesses.contains(member) || member.hasPrefix("_") { return true }
    if modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) { return true }
    return attributes.contains { element in
      let text = element.trimmedDescription
      return text.hasPrefix("@_spi") || (text.hasPrefix("@available") && text.contains("unavailable"))
    }
  }

  /// Whether a doc comment stands before the declaration or between its attributes and its name.
  private func hasDoc(_ node: some DeclSyntaxProtocol, upTo name: TokenSyntax) -> Bool {
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.leadingTrivia.contains(where: { SyntaxKind($0) == .docComment }) { return true }
      if token == name { return false }
    }
    return false
  }
}
