import MacroPlugin

// The rules of conditional compilation and availability.
extension Grammar {
  /// Whether `text` opens a clause of an `#if`, the `index`th of `count`.
  static func isDirective(_ text: String, _ index: Int, of count: Int) -> Bool {
    var grammar = Grammar(LexedSource(text))
    if grammar.take("#else") { return index > 0 && index == count - 1 && grammar.isAtEnd }
    guard index == 0 ? grammar.take("#if") : grammar.take("#elseif") else { return false }
    return grammar.skipCondition() && grammar.isAtEnd
  }

  /// Skips a condition: flags, calls like `os(Linux)`, and operators between them.
  private mutating func skipCondition() -> Bool {
    nested { grammar in
      repeat {
        guard grammar.skipNegation(), grammar.skipTerm() else { return false }
      } while grammar.takeOperator("&") || grammar.takeOperator("|")
      return true
    }
  }

  /// Skips a `!` or several, if there are any: with space before them or a parenthesis, and none behind, to be no
  /// other operator.
  private mutating func skipNegation() -> Bool {
    guard has("!") else { return true }
    guard isSpaced || has("(", at: -1) else { return false }
    index += 1
    while takeAttached("!") {}
    return !isSpaced
  }

  /// Skips two of `character`, with space on both sides or on none.
  private mutating func takeOperator(_ character: StaticString) -> Bool {
    guard has(character), has(character, at: 1), !source.tokens[index + 1].followsSpace else { return false }
    let isSpacedBefore = isSpaced
    index += 2
    return isSpaced == isSpacedBefore
  }

  private mutating func skipTerm() -> Bool {
    if take("(") { return skipCondition() && take(")") }
    if take("true") || take("false") || takeNumber() { return true }
    if takeFeature() { return true }
    guard takeName() else { return false }
    guard takeAttached("(") else { return true }
    return skipList(until: ")") { $0.skipConditionArgument() }
  }

  /// Skips the name of a feature of the compiler: `$TypedThrows`.
  private mutating func takeFeature() -> Bool {
    let text = source.text(at: index)
    guard source.isIdentifier(at: index), text.hasPrefix("$"), Identifier.isWord(String(text.dropFirst()))
    else { return false }
    index += 1
    return true
  }

  /// Skips `Linux`, `>= 5.9`, `Module.Sub`, `_version: 1.2` or `"text"`.
  private mutating func skipConditionArgument() -> Bool {
    if has(":", at: 1) {
      guard takeWord() else { return false }
      index += 1
    }
    if take(">") || take("<") {
      _ = takeAttached("=")
      return !isSpaced && takeNumber() && skipVersionParts()
    }
    if takeString() { return true }
    if takeNumber() { return skipVersionParts() }
    guard takeName() else { return false }
    while take(".") {
      guard takeWord() else { return false }
    }
    return true
  }

  /// Skips the rest of `1.2.3`, whose first token is `1.2`.
  private mutating func skipVersionParts() -> Bool {
    while takeAttached(".") {
      guard !isSpaced, takeNumber() else { return false }
    }
    return true
  }

  /// Skips an `@available` attribute: `(macOS 14, *)`, or `(macOS, introduced: 14, message: "…")`.
  mutating func skipAvailability() -> Bool {
    guard take("@"), takeAttached("available"), takeAttached("(") else { return false }
    let isAboutOne = has(",", at: 1) || has(")", at: 1)
    guard isAboutOne ? take("*") || takeName() : skipPlatformVersion() else { return false }
    if take(")") { return true }
    return take(",")
      && skipList(until: ")") { isAboutOne ? $0.skipAvailabilityArgument() : $0.skipPlatformVersion() }
  }

  /// Skips `*`, or a platform and a version.
  private mutating func skipPlatformVersion() -> Bool {
    take("*") || takeName() && takeNumber() && skipVersionParts()
  }

  /// Skips what is said of the one platform named before.
  private mutating func skipAvailabilityArgument() -> Bool {
    if take("message") || take("renamed") { return take(":") && takeString() }
    if take("unavailable") || take("noasync") { return true }
    if take("deprecated") {
      guard has(":") else { return true }
    } else {
      guard take("introduced") || take("obsoleted") else { return false }
    }
    return take(":") && takeNumber() && skipVersionParts()
  }
}
