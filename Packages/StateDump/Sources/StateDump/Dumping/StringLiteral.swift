/// Strings as Swift literals: quoted, in raw quotes when they hold quotes or backslashes, as `"""` blocks
/// when they have several lines.
enum StringLiteral {
  /// Whether `text` is dumped as a block.
  static func isBlock(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "\n"))
  }

  /// `text` between quotes on one line, newlines escaped.
  static func quoted(_ text: String) -> String {
    var needsEscapes = false
    var hasQuote = false
    for byte in text.utf8 {
      if byte < 0x20 || byte >= 0x7f { needsEscapes = true }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { hasQuote = true }
    }
    if needsEscapes {
      let isShown = text.unicodeScalars.allSatisfy { isPrintable($0) }
      if !isShown { return escaped(text) }
      if !hasQuote { return text.debugDescription }
    }
    if !hasQuote { return "\"\(text)\"" }
    let hashes = String(repeating: "#", count: hashCount(text, quotes: 1))
    return "\(hashes)\"\(text)\"\(hashes)"
  }

  /// A literal's own escapes, and those of what `debugDescription` leaves: other line ends, and characters that
  /// turn the direction of what follows.
  private static func escaped(_ text: String) -> String {
    text.debugDescription.unicodeScalars.reduce(into: "") { text, scalar in
      if isPrintable(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
  }

  /// The lines of the block: opening quotes, lines of text, closing quotes. Characters that would not show
  /// are escaped.
  static func block(_ text: String) -> (open: String, lines: [String], close: String) {
    let hashes = String(repeating: "#", count: hashCount(text, quotes: 3))
    // By scalar: a carriage return and a line feed are one Character, and only the latter ends a line.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.allSatisfy({ isPrintable($0) || $0 == "\t" }) { return String(line) }
      return line.reduce(into: "") { text, scalar in
        switch scalar {
        case _ where isPrintable(scalar) || scalar == "\t": text.unicodeScalars.append(scalar)
        case "\r": text += "\\\(hashes)r"
        default: text += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return (hashes + "\"\"\"", lines, "\"\"\"" + hashes)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: return false
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }

  /// How many `#` a literal needs so that neither `quotes` quotes nor a backslash in `text` mean anything.
  private static func hashCount(_ text: String, quotes: Int) -> Int {
    var count = 0
    var quoteRun = 0
    var hashRun: Int?  // the hashes seen since something that would end or escape
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""):
        quoteRun += 1
        hashRun = quoteRun >= quotes ? 0 : nil
      case UInt8(ascii: "\\"):
        quoteRun = 0
        hashRun = 0
      case UInt8(ascii: "#"):
        quoteRun = 0
        hashRun = hashRun.map { $0 + 1 }
      default:
        quoteRun = 0
        hashRun = nil
      }
      if let hashRun { count = max(count, hashRun + 1) }
    }
    return count
  }
}
