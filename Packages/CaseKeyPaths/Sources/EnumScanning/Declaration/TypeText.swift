import MacroPlugin

/// A type as it is written, in which names can be replaced.
public struct TypeText: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var text: String
    /// Whether a lookup of this name begins in the scope of the type: no member of another, no label.
    var isFreeName: Bool
    var followsSpace: Bool
  }

  private(set) var pieces: [Piece]
  /// Whether it is written `@autoclosure`: the payload is a function, and an expression where it is made.
  public private(set) var isAutoclosure = false

  /// Takes the type from some tokens of `source`.
  init(_ source: LexedSource, _ indices: Range<Int>) {
    pieces = indices.map { index in
      let isName = source.isIdentifier(at: index)
      // `nonisolated (nonsending)` draws a warning where it is written, and would be an error in the expansion.
      let isArgument =
        index > indices.lowerBound && source.has("nonisolated", at: index - 1) && source.has("(", at: index)
      return Piece(
        text: source.text(at: index),
        isFreeName: isName && !source.has(".", at: index - 1) && !source.has(":", at: index + 1),
        followsSpace: source.tokens[index].followsSpace && !isArgument
      )
    }
    dropParameterAttributes()
    replaceImplicitUnwrapping()
  }

  /// The type on one line, without comments.
  public var text: String { text(replacing: [:]) }

  /// The type with each free name that `replacements` lists replaced.
  public func text(replacing replacements: [String: String]) -> String {
    pieces.enumerated().reduce(into: "") { text, element in
      let (index, piece) = element
      if index > 0, piece.followsSpace { text += " " }
      text += piece.isFreeName ? replacements[piece.text] ?? piece.text : piece.text
    }
  }

  /// The names that are looked up from the scope of the type, without backticks.
  public var freeNames: Set<String> {
    Set(pieces.lazy.filter(\.isFreeName).map { $0.text.filter { $0 != "`" } })
  }

  /// Whether the type is written `Void` or `()`.
  public var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(text) }

  /// Whether a function of this type, one without parameters, throws.
  public var isThrowing: Bool {
    guard let close = pieces.firstIndex(where: { $0.text == ")" }) else { return false }
    return pieces[close...].prefix { $0.text != "->" }.contains { $0.text == "throws" }
  }

  /// `@escaping` and `@autoclosure` describe a parameter; elsewhere every function type is escaping and may not
  /// say so.
  private mutating func dropParameterAttributes() {
    var index = 0
    while index + 1 < pieces.count, pieces[index].text == "@" {
      switch pieces[index + 1].text {
      case "autoclosure", "escaping":
        if pieces[index + 1].text == "autoclosure" { isAutoclosure = true }
        guard pieces.count > index + 2 else { return }
        pieces.removeSubrange(index..<index + 2)
      default:
        index += 2
        // The arguments of `@convention(c)`.
        if index < pieces.count, pieces[index].text == "(", !pieces[index].followsSpace {
          guard let close = pieces[index...].firstIndex(where: { $0.text == ")" }) else { return }
          index = close + 1
        }
      }
    }
  }

  /// `T!` is no type of its own.
  private mutating func replaceImplicitUnwrapping() {
    if pieces.last?.text == "!" { pieces[pieces.count - 1].text = "?" }
  }
}
