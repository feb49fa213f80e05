/// What a macro answers: source to add, and messages to show.
public struct MacroExpansion: Hashable, Sendable {
  /// The declarations to add, one after the other; may be empty.
  public var source: String
  public var diagnostics: [MacroDiagnostic]

  public init(source: String = "", diagnostics: [MacroDiagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}
