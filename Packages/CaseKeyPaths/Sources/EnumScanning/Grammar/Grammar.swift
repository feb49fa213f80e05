import MacroPlugin

/// Tells whether text that a macro is about to repeat is what it is taken for.
///
/// The compiler hands a macro source with errors too. What cannot be read is refused at the attribute, so that
/// an expansion is never broken code. The rules are those of the language's grammar, a little wider in places.
struct Grammar {
  let source: LexedSource
  var index = 0
  /// How deep the rules may call each other: text must not exhaust the stack.
  private var depth = 0
  private static let depthLimit = 128

  init(_ source: LexedSource) {
    self.source = source
  }

  /// Whether `text` is a type.
  static func isType(_ text: String) -> Bool {
    var grammar = Grammar(LexedSource(text))
    return grammar.skipType() && grammar.isAtEnd
  }

  var isAtEnd: Bool { index >= source.count }

  /// Whether space or the end lies before the token here.
  var isSpaced: Bool { isAtEnd || source.tokens[index].followsSpace }

  func has(_ text: StaticString, at distance: Int = 0) -> Bool { source.has(text, at: index + distance) }

  /// Skips the token here when it is `text`.
  mutating func take(_ text: StaticString) -> Bool {
    guard has(text) else { return false }
    index += 1
    return true
  }

  /// The same for a token that must follow the one before without a space.
  mutating func takeAttached(_ text: StaticString) -> Bool {
    guard has(text), index > 0, !source.tokens[index].followsSpace else { return false }
    index += 1
    return true
  }

  /// Skips a name, which may be a keyword.
  mutating func takeWord() -> Bool {
    guard source.isIdentifier(at: index), Identifier.isWord(source.text(at: index)) else { return false }
    index += 1
    return true
  }

  /// Skips a name.
  mutating func takeName() -> Bool {
    guard source.isIdentifier(at: index), Identifier.isName(source.text(at: index)) else { return false }
    index += 1
    return true
  }

  mutating func takeNumber() -> Bool {
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .number,
      source.text(at: index).utf8.allSatisfy({ Lexed.isNumberByte($0) })
    else { return false }
    index += 1
    return true
  }

  mutating func takeString() -> Bool {
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .string,
      Lexed.isPlainString(source.text(at: index))
    else { return false }
    index += 1
    return true
  }

  /// Applies a rule one level deeper, false when that is too deep.
  mutating func nested(_ rule: (inout Grammar) -> Bool) -> Bool {
    guard depth < Self.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    return rule(&self)
  }

  /// Skips elements with commas between them and the `end` behind them; a comma may be the last.
  mutating func skipList(until end: StaticString, _ element: (inout Grammar) -> Bool) -> Bool {
    while !take(end) {
      guard element(&self), has(",") || has(end) else { return false }
      _ = take(",")
    }
    return true
  }
}
