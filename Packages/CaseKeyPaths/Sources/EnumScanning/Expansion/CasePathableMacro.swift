import MacroPlugin

/// The macro behind `@CasePathable`.
public struct CasePathableMacro: AttachedMacro {
  /// Makes the macro, which has no state.
  public init() {}

  /// The members, the conformances, or, in the role `peer`, why there are none.
  public func expand(_ request: AttachedMacroRequest) -> MacroExpansion {
    guard let declaration = EnumScanner.scan(request.declaration.source) else {
      let message = "'@CasePathable' can only be attached to an enum"
      return refused(MacroDiagnostic(message, at: request.attribute), request)
    }
    let contexts = request.lexicalContext.compactMap { DeclarationHeader(LexedSource($0)) }
    let expansion = CasePathableExpansion(declaration, contexts: contexts)
    guard let refusal = expansion.refusal else {
      return MacroExpansion(source: source(of: expansion, request))
    }
    return refused(diagnostic(of: refusal, request), request)
  }

  private func diagnostic(
    of refusal: CasePathableExpansion.Refusal,
    _ request: AttachedMacroRequest
  ) -> MacroDiagnostic {
    guard let offset = refusal.offset else { return MacroDiagnostic(refusal.message, at: request.attribute) }
    return MacroDiagnostic(refusal.message, at: request.declaration, offset: offset)
  }

  private func refused(_ diagnostic: MacroDiagnostic, _ request: AttachedMacroRequest) -> MacroExpansion {
    // Each role asks once; one message is enough. What the others say is lost when an expression asks first: the
    // compiler expands them while it still tries what the expression may mean.
    request.role == "peer" ? MacroExpansion(diagnostics: [diagnostic]) : MacroExpansion()
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
