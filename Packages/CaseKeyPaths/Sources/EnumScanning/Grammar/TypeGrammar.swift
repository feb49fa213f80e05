// The rules of types.
extension Grammar {
  /// Skips a type, false when there is none.
  mutating func skipType() -> Bool {
    nested { grammar in
      if grammar.has("repeat") {
        grammar.index += 1
        return grammar.skipType()
      }
      guard grammar.skipSpecifiers(), grammar.skipAttributes() else { return false }
      // Parameters are a tuple, and nothing but a tuple.
      let end = grammar.has("(") ? grammar.source.afterBracket(at: grammar.index) : nil
      guard grammar.skipComposition() else { return false }
      return grammar.index == end ? grammar.skipFunctionResult() : true
    }
  }

  /// Skips `throws -> Result` behind the parameters of a function type.
  private mutating func skipFunctionResult() -> Bool {
    let start = index
    _ = take("async")
    if take("throws") {
      if takeAttached("(") {
        guard skipType(), take(")") else { return false }
      }
    } else {
      _ = take("rethrows")
    }
    if take("->") {
      // An arrow and a `~` at it are one operator.
      if has("~"), !isSpaced { return false }
      return skipType()
    }
    return index == start
  }

  /// Skips words like `inout`.
  private mutating func skipSpecifiers() -> Bool {
    while true {
      if has("nonisolated"), has("(", at: 1) {
        guard has("nonsending", at: 2), has(")", at: 3) else { return false }
        index += 4
      } else if isSpecifier {
        index += 1
      } else {
        return true
      }
    }
  }

  /// Skips attributes, and the one word that may follow them.
  private mutating func skipAttributes() -> Bool {
    guard has("@") else { return true }
    while has("@") {
      guard skipTypeAttribute() else { return false }
    }
    return !isSpecifier && skipSpecifiers()
  }

  private static let specifiers: [StaticString] = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const",
  ]

  /// Whether a word like `inout`, which may be the name of a type, stands before a type.
  private var isSpecifier: Bool {
    isWord(of: Self.specifiers)
  }

  /// Whether one of `words` stands before something that begins a type.
  private func isWord(of words: [StaticString]) -> Bool {
    guard words.contains(where: { has($0) }) else { return false }
    if source.isIdentifier(at: index + 1) { return !has("async", at: 1) && !has("throws", at: 1) }
    // Between a word and another, a `~` without a space before it is an operator of two operands.
    if has("~", at: 1) { return source.tokens[index + 1].followsSpace }
    return has("(", at: 1) || has("[", at: 1) || has("@", at: 1)
  }

  private mutating func skipTypeAttribute() -> Bool {
    index += 1
    let needsArguments = has("isolated") || has("convention")
    // What follows these in parentheses is the parameters of the function.
    let hasNoArguments = has("Sendable") || has("escaping") || has("autoclosure")
    guard !isSpaced, takeName() else { return false }
    while takeAttached(".") {
      guard takeMemberName() else { return false }
    }
    if has("<"), !source.tokens[index].followsSpace {
      guard skipGenericArguments() else { return false }
    }
    if hasNoArguments { return true }
    guard takeAttached("(") else { return !needsArguments }
    return skipList(until: ")") { grammar in
      if grammar.takeString() || grammar.takeNumber() { return true }
      guard grammar.takeWord() else { return false }
      guard grammar.take(":") else { return true }
      return grammar.takeString() || grammar.takeNumber() || grammar.takeWord()
    }
  }

  private mutating func skipComposition() -> Bool {
    if isWord(of: ["some", "any", "each"]) { index += 1 }
    repeat {
      _ = take("~")
      guard skipSimpleType() else { return false }
    } while takeAmpersand()
    return true
  }

  /// Skips `&`, with space on both sides or on none.
  private mutating func takeAmpersand() -> Bool {
    guard has("&") else { return false }
    let isSpacedBefore = isSpaced
    index += 1
    if isSpaced == isSpacedBefore { return true }
    index -= 1
    return false
  }

  private mutating func skipSimpleType() -> Bool {
    if take("(") {
      guard skipList(until: ")", { $0.skipTupleElement() }) else { return false }
    } else if take("[") {
      guard skipBracketedType() else { return false }
    } else if take("Self") || take("Any") || take("_") {
      // No name follows.
    } else {
      guard skipNamedType() else { return false }
    }
    return skipTypeSuffixes()
  }

  private mutating func skipNamedType() -> Bool {
    guard !Identifier.isTypeWord(source.text(at: index)), takeName() else { return false }
    // `Module::Name`
    if has(":"), has(":", at: 1), !source.tokens[index + 1].followsSpace {
      index += 2
      guard !isSpaced, takeName() else { return false }
    }
    return has("<") ? skipGenericArguments() : true
  }

  private mutating func skipTypeSuffixes() -> Bool {
    while true {
      if takeAttached("?") || takeAttached("!") { continue }
      // `...` behind a parameter's type is no member.
      guard has("."), !has(".", at: 1) else { return true }
      index += 1
      guard takeMemberName() else { return false }
      if has("<") {
        guard skipGenericArguments() else { return false }
      }
    }
  }

  /// Skips a name behind a dot: a keyword may be one, and `_` is none.
  private mutating func takeMemberName() -> Bool {
    !isSpaced && !has("_") && takeWord()
  }

  private mutating func skipGenericArguments() -> Bool {
    index += 1
    return skipList(until: ">") { grammar in
      if grammar.takeNumber() { return true }
      if grammar.take("-") { return grammar.takeNumber() }
      return grammar.skipType()
    }
  }

  /// Skips `x: T`, `_ x: T` or `T`, each perhaps with `...`.
  private mutating func skipTupleElement() -> Bool {
    let isLabel = source.isIdentifier(at: index) && has(":", at: 1) && !has(":", at: 2)
    let areLabels = source.isIdentifier(at: index) && source.isIdentifier(at: index + 1) && has(":", at: 2)
    if isLabel || areLabels {
      // Before a label these are no names.
      if areLabels, Self.specifiers.contains(where: { has($0) }) { return false }
      while !take(":") {
        guard takeWord() else { return false }
      }
    }
    guard skipType() else { return false }
    if take(".") { return takeAttached(".") && takeAttached(".") }
    return true
  }

  /// Skips the inside of `[T]`, `[K: V]` or `[3 of T]`, and the bracket.
  private mutating func skipBracketedType() -> Bool {
    if takeNumber() { return take("of") && skipType() && take("]") }
    guard skipType() else { return false }
    if take(":") || take("of") {
      guard skipType() else { return false }
    }
    return take("]")
  }
}
