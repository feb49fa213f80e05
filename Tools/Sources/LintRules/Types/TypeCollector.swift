import SwiftSyntax

/// Reads the facts about the types of a file.
final class TypeCollector: SyntaxVisitor {
  private let file: String
  private var facts: [TypeFacts] = []
  /// The declarations around the current one, by their indices.
  private var open: [Int] = []

  private init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  static func facts(in file: SourceFile) -> [TypeFacts] {
    let collector = TypeCollector(file: file.path)
    collector.walk(file.tree)
    return collector.facts
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, named: node.name, isClass: true)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, named: node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, named: node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, named: node.name) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.lastToken(viewMode: .sourceAccurate) else { return .visitChildren }
    return enter(node, named: name, isExtension: true)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(node, named: node.name)
    facts[facts.count - 1].requirements = Set(node.memberBlock.members.compactMap { Self.name(of: $0.decl) })
    return result
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax,
    named name: TokenSyntax,
    isClass: Bool = false,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    var type = TypeFacts(file: file, name: name.text, isClass: isClass, isExtension: isExtension)
    type.nameOffset = name.offset
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      let base = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      type.inherited.append(Self.name(of: base))
      if let attributed = inherited.type.as(AttributedTypeSyntax.self),
        attributed.attributes.trimmedDescription == "@unchecked", type.inherited.last == "Sendable"
      {
        type.uncheckedOffset = attributed.offset
      }
    }
    type.attributes = node.attributes.compactMap { element in
      element.as(AttributeSyntax.self).map { Self.name(of: $0.attributeName) }
    }
    for member in node.memberBlock.members { read(member.decl, into: &type) }
    if let outer = open.last, facts[outer].hasLock { type.hasLock = true }
    open.append(facts.count)
    facts.append(type)
    return .visitChildren
  }

  private func read(_ member: DeclSyntax, into type: inout TypeFacts) {
    if let function = member.as(FunctionDeclSyntax.self) {
      let isOverride = function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      if isOverride, function.name.text == "spec" { type.overridesSpec = true }
    } else if let variable = member.as(VariableDeclSyntax.self) {
      StoredProperty(variable)?.note(in: &type)
    } else if let conditional = member.as(IfConfigDeclSyntax.self) {
      for case .decls(let members)? in conditional.clauses.map(\.elements) {
        for member in members { read(member.decl, into: &type) }
      }
    }
  }

  /// The full name of a protocol's requirement.
  private static func name(of member: DeclSyntax) -> String? {
    if let function = member.as(FunctionDeclSyntax.self) { return FullName.of(function) }
    if let type = member.as(AssociatedTypeDeclSyntax.self) { return type.name.text }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription
    }
    if let initializer = member.as(InitializerDeclSyntax.self) { return FullName.of(initializer) }
    return member.as(SubscriptDeclSyntax.self).map(FullName.of)
  }

  /// The last name of a type: `Spec` of `BehaviorSpecs.Spec`, `Box` of `Box<Int>`.
  private static func name(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) {
      let base = member.baseType.trimmedDescription
      // A type of another module with the same name is another type.
      return member.name.text == "Spec" && base != "BehaviorSpecs" ? "\(base).Spec" : member.name.text
    }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? type.trimmedDescription
  }
}
