/// What can be a name.
enum Identifier {
  /// Whether `text` can name a declaration or a type: no keyword, unless in backticks.
  static func isName(_ text: String) -> Bool {
    isWord(text) && text != "_" && !keywords.contains(text)
  }

  /// Whether `text` can be a name but stands for something else where a type begins.
  static func isTypeWord(_ text: String) -> Bool { typeWords.contains(text) }

  /// Whether `text` is a word: a name, a keyword or `_`.
  static func isWord(_ text: String) -> Bool {
    if text.hasPrefix("`") { return isQuoted(text) }
    var isFirst = true
    for scalar in text.unicodeScalars {
      guard continues(scalar), !isFirst || begins(scalar) else { return false }
      isFirst = false
    }
    return !isFirst
  }

  /// A name in backticks may hold anything but what would end it or the line; not only operator characters or
  /// only space.
  private static func isQuoted(_ text: String) -> Bool {
    guard text.utf8.count > 2, text.hasSuffix("`") else { return false }
    let name = text.dropFirst().dropLast()
    let isOrdinary = isWord(String(name))
    return isOrdinary && name != "_" && !name.hasPrefix("$") || isRaw(name)
  }

  private static func isRaw(_ name: Substring) -> Bool {
    name.unicodeScalars.allSatisfy(isRawScalar) && name.unicodeScalars.contains(where: isNeededInRaw)
      && !name.hasPrefix("$") && name != "_"
  }

  private static func isRawScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      return scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "`" && scalar != "\\"
    }
    return !scalar.properties.isWhitespace && scalar.value > 0x9F
  }

  /// Whether a name in backticks may consist of nothing else but this: not of space and operators alone.
  private static func isNeededInRaw(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return !" /=-+!*%<>&|^~?.".unicodeScalars.contains(scalar) }
    return begins(scalar) && continues(scalar) && !marks.contains(scalar.value)
  }

  /// Marks of the direction of text, which count as space.
  private static let marks: ClosedRange<UInt32> = 0x200E...0x200F

  private static func begins(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return value > 0x39 && continues(scalar) }
    return !combining.contains { $0.contains(value) }
  }

  private static func continues(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.value >= 0x80 && extended.contains { $0.contains(scalar.value) }
    }
  }

  /// The language's reserved words.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static let typeWords: Set<String> = [
    "any", "borrowing", "consuming", "dependsOn", "each", "isolated", "nonisolated", "sending", "some",
    "__owned", "__shared", "_const", "async", "await", "throws", "reasync",
  ]

  /// The characters beyond ASCII of names (the language reference's `identifier-character`).
  private static let extended: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
    0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
    0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
    0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
    0xE0000...0xEFFFD,
  ]

  /// Those that cannot be the first.
  private static let combining: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
}
