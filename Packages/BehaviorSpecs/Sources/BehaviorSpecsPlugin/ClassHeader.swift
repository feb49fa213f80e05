import MacroPlugin

/// The part of a class declaration up to its members.
struct ClassHeader: Hashable {
  /// The name as written, in backticks if it is.
  let name: String
  /// Whether it has generic parameters.
  let isGeneric: Bool
  /// Whether it names anything it inherits from or conforms to.
  let inherits: Bool

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private", "final", "nonisolated", "indirect",
  ]

  /// Reads the header at the start of a declaration, nil when that declares no class.
  init?(_ source: LexedSource) {
    var index = 0
    while index < source.count {
      if let (_, end) = source.attribute(at: index) {
        index = end
      } else if source.tokens[index].kind == .directive {
        index = source.afterDirective(at: index)
      } else if source.has("(", at: index) {
        index = source.afterBracket(at: index)
      } else if Self.modifiers.contains(source.text(at: index)) {
        index += 1
      } else {
        break
      }
    }
    guard source.has("class", at: index), source.isIdentifier(at: index + 1) else { return nil }
    name = source.text(at: index + 1)
    isGeneric = source.has("<", at: index + 2)
    inherits = source.has(":", at: isGeneric ? source.afterAngleBracket(at: index + 2) : index + 2)
  }
}
