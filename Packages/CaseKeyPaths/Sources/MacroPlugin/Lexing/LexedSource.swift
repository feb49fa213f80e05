/// Swift source and its tokens.
///
/// Comments are no tokens, and brackets in strings, comments and regular expressions are not seen as such, so
/// brackets can be counted. Any text has tokens; one that is not Swift has odd ones.
///
/// ```swift
/// let source = LexedSource("enum Event { case child(Int) }")
/// source.text(at: 1)        // "Event"
/// source.afterBracket(at: 2)  // the index behind the last token
/// ```
public struct LexedSource: Sendable {
  /// The source in UTF-8.
  public let bytes: [UInt8]
  /// Its tokens, in order.
  public let tokens: [Token]
  /// For each token that opens a bracket, the index behind the one that closes it; for every other, the next index.
  private var ends: [Int] = []

  /// Splits `source` into tokens, in time linear in its length.
  public init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = Lexer.tokens(of: bytes)
    matchBrackets()
  }

  private mutating func matchBrackets() {
    ends = Array(1..<count + 1)
    var open: [Int] = []
    for index in 0..<count {
      if isOpeningBracket(at: index) {
        open.append(index)
      } else if isClosingBracket(at: index), let opening = open.popLast() {
        ends[opening] = index + 1
      }
    }
    for opening in open { ends[opening] = count }
  }

  /// The number of tokens.
  public var count: Int { tokens.count }

  /// The text of the token at `index`, empty behind the last one.
  public func text(at index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The text of some tokens: what lies between two of them, comments too, becomes one space or nothing.
  public func text(of indices: Range<Int>) -> String {
    var text = ""
    for index in indices.clamped(to: tokens.indices) {
      if !text.isEmpty, tokens[index].followsSpace { text += " " }
      text += self.text(at: index)
    }
    return text
  }

  /// Whether the token at `index` is exactly `text` and neither a string nor another literal.
  public func has(_ text: StaticString, at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let range = tokens[index].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return range.indices.allSatisfy { bytes[$0] == text.utf8Start[$0 - range.lowerBound] }
  }

  /// Whether the token at `index` is a name: an identifier, keywords included.
  public func isIdentifier(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  /// Whether the token at `index` is `(`, `[` or `{`.
  public func isOpeningBracket(at index: Int) -> Bool {
    has("(", at: index) || has("[", at: index) || has("{", at: index)
  }

  /// Whether the token at `index` is `)`, `]` or `}`.
  public func isClosingBracket(at index: Int) -> Bool {
    has(")", at: index) || has("]", at: index) || has("}", at: index)
  }

  /// The index behind the bracket that closes the one at `index`, or the number of tokens when none does.
  public func afterBracket(at index: Int) -> Int {
    ends.indices.contains(index) ? ends[index] : index
  }

  /// The index behind the `>` that closes the `<` at `index` of a list of types or generic parameters.
  public func afterAngleBracket(at index: Int) -> Int {
    var depth = 0
    var index = index
    while index < count {
      if isClosingBracket(at: index) { return index }
      if isOpeningBracket(at: index) {
        index = afterBracket(at: index)
        continue
      }
      if has("<", at: index) { depth += 1 }
      if has(">", at: index) { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
