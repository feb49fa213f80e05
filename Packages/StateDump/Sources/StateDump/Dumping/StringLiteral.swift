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
    if needsEscapes, !isShown(text.unicodeScalars) { return escaped(text) }
    if !hasQuote { return "\"\(text)\"" }
    let hashes = String(repeating: "#", count: hashCount(text, quotes: 1))
    return "\(hashes)\"\(text)\"\(hashes)"
  }

  /// `text` between quotes with escapes for all that needs one.
  private static func escaped(_ text: String) -> String {
    var result = "\""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: append(scalar, after: previous, hashes: "", to: &result)
      }
      previous = scalar
    }
    return result + "\""
  }

  private static func append(
    _ scalar: Unicode.Scalar,
    after previous: Unicode.Scalar?,
    hashes: String,
    to text: inout String
  ) {
    switch scalar {
    case _ where isPrintable(scalar, after: previous): text.unicodeScalars.append(scalar)
    case "\0": text += "\\\(hashes)0"
    case "\t": text += "\\\(hashes)t"
    case "\n": text += "\\\(hashes)n"
    case "\r": text += "\\\(hashes)r"
    default: text += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// The lines of the block: opening quotes, lines of text, closing quotes. Characters that would not show
  /// are escaped.
  static func block(_ text: String) -> (open: String, lines: [String], close: String) {
    let hashes = String(repeating: "#", count: hashCount(text, quotes: 3))
    // By scalar: a carriage return and a line feed are one Character, and only the latter ends a line.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if isShown(line, withTabs: true) { return String(line) }
      var text = ""
      var previous: Unicode.Scalar?
      for scalar in line {
        if scalar == "\t" {
          text += "\t"
        } else {
          append(scalar, after: previous, hashes: hashes, to: &text)
        }
        previous = scalar
      }
      return text
    }
    return (hashes + "\"\"\"", lines, "\"\"\"" + hashes)
  }

  private static func isShown(_ scalars: some Sequence<Unicode.Scalar>, withTabs: Bool = false) -> Bool {
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if !isPrintable(scalar, after: previous), !(withTabs && scalar == "\t") { return false }
      previous = scalar
    }
    return true
  }

  /// Whether a reader sees the character, and takes it for no other.
  private static func isPrintable(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    if scalar.properties.isDefaultIgnorableCodePoint {
      return scalar.shapesOthers && (previous?.isShaped ?? false)
    }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    // They look like a space. The ideographic one is as wide as an ideograph.
    case .spaceSeparator: scalar.value == 0x3000
    // What stands before the text would bear the mark.
    case .nonspacingMark, .spacingMark, .enclosingMark: previous != nil
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

extension Unicode.Scalar {
  /// Whether this joins its neighbours or chooses how one looks: in an emoji, in the scripts that join letters.
  fileprivate var shapesOthers: Bool {
    switch value {
    case 0x200C, 0x200D, 0x180B...0x180D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether one of those may follow to some effect: keycaps are the only ones that begin with ASCII.
  fileprivate var isShaped: Bool {
    switch self {
    case "0"..."9", "#", "*": true
    default: !isASCII
    }
  }
}
