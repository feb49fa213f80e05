/// What a macro answers: source to add, and messages to show.
public struct MacroExpansion: Hashable, Sendable {
  /// The declarations to add, one after the other; may be empty.
  public var source: String
  /// The messages to show.
  public var diagnostics: [MacroDiagnostic]

  /// Makes an answer; without arguments, that there is nothing to add or to say.
  public init(source: String = "", diagnostics: [MacroDiagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}
