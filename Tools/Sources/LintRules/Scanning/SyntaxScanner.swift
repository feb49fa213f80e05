/// Tells comments and strings from code. Knows nested comments, raw and multi-line strings, and the code inside
/// of interpolations.
struct SyntaxScanner {
  private let units: [UInt16]
  private var kinds: [SyntaxKind]
  private var position = 0

  init(_ units: [UInt16]) {
    self.units = units
    kinds = Array(repeating: .code, count: units.count)
  }

  /// The kind of each unit.
  mutating func scan() -> [SyntaxKind] {
    scanCode(inInterpolation: false)
    return kinds
  }

  /// Scans to the end or, in an interpolation, to the parenthesis that ends it.
  private mutating func scanCode(inInterpolation: Bool) {
    var depth = 0
    while position < units.count {
      if at("//") {
        scanLineComment()
      } else if at("/*") {
        scanBlockComment()
      } else if let hashes = hashesBefore("\"") {
        scanString(hashes)
      } else if let hashes = hashesBefore("/"), hashes > 0 {
        scanExtendedRegex(hashes)
      } else if at(")"), inInterpolation, depth == 0 {
        return
      } else {
        if at("(") { depth += 1 }
        if at(")") { depth -= 1 }
        position += 1
      }
    }
  }

  private mutating func scanLineComment() {
    while position < units.count, !at("\n") { mark(.comment) }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        mark(.comment, 2)
      } else if at("*/") {
        depth -= 1
        mark(.comment, 2)
      } else {
        mark(.comment)
      }
    } while depth > 0 && position < units.count
  }

  private mutating func scanString(_ hashes: Int) {
    mark(.string, hashes)
    let isMultiline = at("\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    mark(.string, quotes.utf16.count)
    let end = quotes + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    while position < units.count {
      if at(end) {
        return mark(.string, end.utf16.count)
      } else if at("\n"), !isMultiline {
        return
      } else if at(escape + "(") {
        mark(.string, escape.utf16.count + 1)
        scanCode(inInterpolation: true)
        mark(.string)
      } else if at(escape) {
        mark(.string, escape.utf16.count)
        if isMultiline || !at("\n") { mark(.string) }
      } else {
        mark(.string)
      }
    }
  }

  private mutating func scanExtendedRegex(_ hashes: Int) {
    mark(.string, hashes + 1)
    let end = "/" + String(repeating: "#", count: hashes)
    while position < units.count, !at(end) { mark(.string) }
    mark(.string, end.utf16.count)
  }

  /// The number of `#` from here to the delimiter; nil if something else is between them.
  private func hashesBefore(_ delimiter: String) -> Int? {
    var end = position
    while end < units.count, units[end] == UInt16(UInt8(ascii: "#")) { end += 1 }
    return at(delimiter, from: end) ? end - position : nil
  }

  private func at(_ text: String, from start: Int? = nil) -> Bool {
    var index = start ?? position
    for unit in text.utf16 {
      guard index < units.count, units[index] == unit else { return false }
      index += 1
    }
    return true
  }

  private mutating func mark(_ kind: SyntaxKind, _ count: Int = 1) {
    let end = min(position + count, units.count)
    for index in position..<end { kinds[index] = kind }
    position = end
  }
}
