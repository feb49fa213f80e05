/// Splits Swift source into tokens.
struct Lexer {
  let bytes: [UInt8]
  var position = 0

  private var tokens: [Token] = []
  private var startsLine = true
  private var followsSpace = true
  /// Up to here no `/` opens a regular expression: a search from an earlier one found no end on the line.
  var regexBarrier = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.skipByteOrderMarkAndHashbang()
    while lexer.skipTrivia(), lexer.position < bytes.count { lexer.appendToken() }
    return lexer.tokens
  }

  /// The byte `distance` ahead, 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  func has(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { peek($0) == text.utf8Start[$0] }
  }

  /// How many `#` stand here.
  func countHashes(from distance: Int = 0) -> Int {
    var count = 0
    while peek(distance + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private mutating func skipByteOrderMarkAndHashbang() {
    if peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { position = 3 }
    if has("#!") { skipLine() }
  }

  /// Skips space and comments, and notes what it skipped. True, to be used in a condition.
  private mutating func skipTrivia() -> Bool {
    while position < bytes.count {
      switch peek() {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        if skipBlockComment() { startsLine = true }
      default:
        return true
      }
      followsSpace = true
    }
    return true
  }

  mutating func skipLine() {
    while position < bytes.count, peek() != 0x0A, peek() != 0x0D { position += 1 }
  }

  /// Skips a comment with those nested in it; true when it holds a line break.
  @discardableResult
  mutating func skipBlockComment() -> Bool {
    var depth = 0
    var hasLineBreak = false
    while position < bytes.count {
      if has("/*") {
        depth += 1
        position += 2
      } else if has("*/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if peek() == 0x0A || peek() == 0x0D { hasLineBreak = true }
        position += 1
      }
    }
    return hasLineBreak
  }

  private mutating func appendToken() {
    let start = position
    let kind = skipToken()
    // A backslash skips what follows it, be it the end.
    position = min(position, bytes.count)
    tokens.append(
      Token(kind: kind, range: start..<position, startsLine: startsLine, followsSpace: followsSpace)
    )
    startsLine = false
    followsSpace = false
  }

  private mutating func skipToken() -> Token.Kind {
    switch peek() {
    case UInt8(ascii: "`"):
      return skipBackticked()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .number
    case UInt8(ascii: "\""):
      skipString()
      return .string
    case UInt8(ascii: "#"):
      return skipHash()
    case UInt8(ascii: "/") where canBeginExpression && skipBareRegex():
      return .regex
    case UInt8(ascii: "-") where peek(1) == UInt8(ascii: ">"):
      position += 2
      return .symbol
    case let byte where Self.isIdentifierByte(byte):
      skipIdentifier()
      return .identifier
    default:
      position += 1
      return .symbol
    }
  }

  /// Every byte beyond ASCII counts as part of a name: emoji and letters of all scripts, but also the few
  /// operators that are not ASCII, which no bracket depends on.
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipIdentifier() {
    while position < bytes.count, Self.isIdentifierByte(peek()) { position += 1 }
  }

  /// A name in backticks, which may hold spaces; a backtick without another on its line stands for itself.
  mutating func skipBackticked() -> Token.Kind {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > position + 1 else {
      position += 1
      return .symbol
    }
    position = end + 1
    return .identifier
  }

  private mutating func skipNumber() {
    skipIdentifier()
    if peek() == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek(1)) {
      position += 1
      skipIdentifier()
    }
    let exponent = bytes[position - 1]
    let isExponent = [UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P")].contains(
      exponent
    )
    if isExponent, peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") {
      position += 1
      skipIdentifier()
    }
  }

  private mutating func skipHash() -> Token.Kind {
    let hashes = countHashes()
    if peek(hashes) == UInt8(ascii: "\"") {
      skipString()
      return .string
    }
    if peek(hashes) == UInt8(ascii: "/"), skipExtendedRegex(hashes: hashes) { return .regex }
    guard hashes == 1 else {
      position += hashes
      return .symbol
    }
    let start = position
    position += 1
    skipIdentifier()
    let word = bytes[start..<position]
    let isDirective = ["#if", "#elseif", "#else", "#endif"].contains { word.elementsEqual($0.utf8) }
    return isDirective ? .directive : .symbol
  }

  /// Whether an expression can begin here, so that `/` may open a regular expression: not behind an operand.
  private var canBeginExpression: Bool {
    guard let last = tokens.last else { return true }
    let text = bytes[last.range]
    switch last.kind {
    case .number, .string, .regex: return false
    case .identifier: return Self.expressionKeywords.contains { text.elementsEqual($0.utf8) }
    case .directive: return true
    case .symbol:
      switch text.first {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
      // An optional chain, unless it is the operator of a conditional.
      case UInt8(ascii: "?"), UInt8(ascii: "!"): return followsSpace
      // A member that is called like an operator has no place for a literal: `\.self`, `#selector`.
      case UInt8(ascii: "."), UInt8(ascii: "#"): return false
      default: return true
      }
    }
  }

  private static let expressionKeywords = [
    "return", "in", "case", "else", "try", "await", "throw", "if", "while", "guard", "switch", "where", "do",
    "as", "is", "repeat", "yield", "each", "consume", "copy", "unsafe",
  ]
}
