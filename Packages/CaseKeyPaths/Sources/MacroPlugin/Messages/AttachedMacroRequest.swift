/// What the compiler asks of an attached macro.
public struct AttachedMacroRequest: Sendable {
  /// The part the macro plays: `member`, `extension`, `peer`, `accessor`, `memberAttribute`, `body`.
  public var role: String
  /// The attribute as written: `@CasePathable`.
  public var attribute: SourceSyntax
  /// The declaration the attribute is attached to.
  public var declaration: SourceSyntax
  /// In the role `extension`: the type to extend, as a name that is valid at file scope.
  public var extendedType: String?
  /// In the role `extension`: the protocols of the macro's declaration the type does not conform to yet.
  public var conformances: String?
  /// The headers of the declarations around this one, the innermost first.
  public var lexicalContext: [String]

  /// Makes a request as the compiler would, for tests of a macro.
  public init(
    role: String,
    attribute: SourceSyntax,
    declaration: SourceSyntax,
    extendedType: String? = nil,
    conformances: String? = nil,
    lexicalContext: [String] = []
  ) {
    self.role = role
    self.attribute = attribute
    self.declaration = declaration
    self.extendedType = extendedType
    self.conformances = conformances
    self.lexicalContext = lexicalContext
  }

  /// Reads the protocol's form, nil when a part that must be there is not.
  init?(_ message: JSON) {
    guard let role = message["macroRole"]?.string,
      let attribute = SourceSyntax(message["attributeSyntax"]),
      let declaration = SourceSyntax(message["declSyntax"])
    else { return nil }
    self.init(
      role: role,
      attribute: attribute,
      declaration: declaration,
      extendedType: SourceSyntax(message["extendedTypeSyntax"])?.source,
      conformances: SourceSyntax(message["conformanceListSyntax"])?.source,
      lexicalContext: (message["lexicalContext"]?.array ?? []).compactMap { SourceSyntax($0)?.source }
    )
  }
}
