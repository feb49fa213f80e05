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

  /// Takes the type from some tokens of `source`.
  init(_ source: LexedSource, _ indices: Range<Int>) {
    pieces = indices.map { index in
      let isName = source.isIdentifier(at: index)
      return Piece(
        text: source.text(at: index),
        isFreeName: isName && !source.has(".", at: index - 1) && !source.has(":", at: index + 1),
        followsSpace: source.tokens[index].followsSpace
      )
    }
    dropEscaping()
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

  /// The names that are looked up from the scope of the type.
  public var freeNames: Set<String> { Set(pieces.lazy.filter(\.isFreeName).map(\.text)) }

  /// Whether the type is written `Void` or `()`.
  public var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(text) }

  /// `@escaping` describes a parameter; elsewhere every function type is escaping and may not say so.
  private mutating func dropEscaping() {
    guard pieces.count > 2, pieces[0].text == "@", pieces[1].text == "escaping" else { return }
    pieces.removeFirst(2)
  }

  /// `T!` is no type of its own.
  private mutating func replaceImplicitUnwrapping() {
    if pieces.last?.text == "!" { pieces[pieces.count - 1].text = "?" }
  }
}
