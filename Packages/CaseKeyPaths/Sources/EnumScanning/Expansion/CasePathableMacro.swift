import MacroPlugin

/// The macro behind `@CasePathable`.
public struct CasePathableMacro: AttachedMacro {
  public init() {}

  public func expand(_ request: AttachedMacroRequest) -> MacroExpansion {
    let problem: String
    if let declaration = EnumScanner.scan(request.declaration.source) {
      let contexts = request.lexicalContext.compactMap { DeclarationHeader(LexedSource($0)) }
      let expansion = CasePathableExpansion(declaration, contexts: contexts)
      guard let found = expansion.problem else {
        return MacroExpansion(source: source(of: expansion, request))
      }
      problem = found
    } else {
      problem = "'@CasePathable' can only be attached to an enum"
    }
    // Each role asks once; one message is enough.
    guard request.role == "member" else { return MacroExpansion() }
    return MacroExpansion(diagnostics: [MacroDiagnostic(problem, at: request.attribute)])
  }

  private func source(of expansion: CasePathableExpansion, _ request: AttachedMacroRequest) -> String {
    switch request.role {
    case "member":
      return expansion.members
    case "extension":
      guard let type = request.extendedType else { return "" }
      return expansion.conformance(of: type, to: request.conformances ?? "")
    default:
      return ""
    }
  }
}
