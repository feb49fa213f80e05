import EnumScanning
import MacroPlugin

/// What the macro makes of a declaration, and whether that is Swift.
enum Expansion {
  /// The expansions of all roles: the members, the extension, and what is said of the enum.
  static func expand(_ declaration: String) -> [MacroExpansion] {
    ["member", "extension", "peer"].map { role in
      CasePathableMacro().expand(
        AttachedMacroRequest(
          role: role,
          attribute: SourceSyntax(source: "@CasePathable", fileName: "", offset: 0),
          declaration: SourceSyntax(source: declaration, fileName: "", offset: 0),
          extendedType: "Module.Name",
          conformances: "CasePathable, CasePathIterable"
        )
      )
    }
  }

  /// The first syntax error of the expansions in their places, nil when they have none.
  static func syntaxError(_ expansions: [MacroExpansion]) -> String? {
    let sources = expansions.map(\.source)
    let whole = "enum Expanded {\n\(sources.first ?? "")\n}\n\(sources.dropFirst().joined())"
    return SwiftSyntaxParser.error(in: whole).map { "\($0) in the expansion:\n\(whole)" }
  }

  /// What is wrong with the expansion of an enum without syntax errors, nil when nothing is.
  static func problem(of declaration: String) -> String? {
    let expansions = expand(declaration)
    let unreadable = expansions.flatMap(\.diagnostics).first { $0.message.hasSuffix("cannot be read") }
    return unreadable?.message ?? syntaxError(expansions)
  }
}
