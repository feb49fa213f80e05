/// Tells comments and strings from code, as far as the checks of manifests and imports need it.
///
/// Regular expressions are told from division by what is before them; what is taken wrongly ends with its line.
public struct SwiftLexer {
  private let bytes: [UInt8]
  private var at = 0
  private var tokens: [SwiftToken] = []

  /// The tokens of a file's text, in order.
  public static func tokens(of text: String) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: Array(text.utf8))
    while lexer.at < lexer.bytes.count { lexer.takeOne() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func takeOne() {
    let byte = bytes[at]
    if Self.isSpace(byte) {
      at += 1
    } else if skipComment() {
      return
    } else if let hashes = stringStart() {
      takeString(hashes)
    } else if let hashes = regexStart(), let end = regexEnd(hashes) {
      append(.string(nil), from: at, to: end)
      at = end
    } else if byte == UInt8(ascii: "`") {
      takeEscaped()
    } else if Self.isWord(byte) {
      let start = at
      while at < bytes.count, Self.isWord(bytes[at]) { at += 1 }
      append(.word, from: start, to: at)
    } else {
      at += 1
      append(.punctuation, from: at - 1, to: at)
    }
  }

  private mutating func append(_ kind: SwiftToken.Kind, from start: Int, to end: Int) {
    tokens.append(
      SwiftToken(kind: kind, text: String(decoding: bytes[start..<end], as: UTF8.self), offset: start)
    )
  }

  private mutating func takeEscaped() {
    let start = at
    at += 1
    while at < bytes.count, bytes[at] != UInt8(ascii: "`"), bytes[at] != UInt8(ascii: "\n") { at += 1 }
    append(.word, from: start + 1, to: at)
    tokens[tokens.count - 1].offset = start
    tokens[tokens.count - 1].isEscaped = true
    if at < bytes.count { at += 1 }
  }

  // MARK: Comments

  private mutating func skipComment() -> Bool {
    guard matches("//") || matches("/*") else { return false }
    if matches("//") {
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      return true
    }
    var depth = 0
    repeat {
      if matches("/*") {
        depth += 1
        at += 2
      } else if matches("*/") {
        depth -= 1
        at += 2
      } else {
        at += 1
      }
    } while depth > 0 && at < bytes.count
    return true
  }

  // MARK: Strings

  /// The number of `#` before a string that begins here; nil when none begins.
  private func stringStart() -> Int? {
    var end = at
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - at
  }

  private mutating func takeString(_ hashes: Int) {
    let start = at
    let value = skipString(hashes)
    append(.string(value), from: start, to: at)
  }

  /// Goes behind a string, and gives its value when nothing is interpolated.
  private mutating func skipString(_ hashes: Int) -> String? {
    at += hashes
    let pounds = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let isMultiline = matches("\"\"\"")
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    at += quotes.count
    var value: [UInt8] = []
    var isPlain = true
    while at < bytes.count {
      if matches(quotes + pounds) {
        at += quotes.count + hashes
        break
      }
      if bytes[at] == UInt8(ascii: "\n"), !isMultiline { break }
      if matches([UInt8(ascii: "\\")] + pounds) {
        at += 1 + hashes
        guard at < bytes.count else { break }
        if bytes[at] == UInt8(ascii: "(") {
          isPlain = false
          skipInterpolation()
          continue
        }
        if bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { isPlain = false }
      }
      value.append(bytes[at])
      at += 1
    }
    return isPlain ? String(decoding: value, as: UTF8.self) : nil
  }

  /// Goes from an opening parenthesis behind the one that closes it.
  private mutating func skipInterpolation() {
    var depth = 0
    while at < bytes.count {
      if skipComment() { continue }
      if let hashes = stringStart() {
        _ = skipString(hashes)
        continue
      }
      if bytes[at] == UInt8(ascii: "(") { depth += 1 }
      if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
      at += 1
      if depth == 0 { return }
    }
  }

  // MARK: Regular expressions

  /// The number of `#` before a regular expression that begins here; nil when none does.
  private func regexStart() -> Int? {
    var end = at
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return nil }
    if end > at { return end - at }
    // Without `#` it is division behind a value, and an operator before white space.
    guard end + 1 < bytes.count, !Self.isSpace(bytes[end + 1]) else { return nil }
    guard let before = tokens.last else { return 0 }
    return before.kind == .punctuation && ["=", "(", "[", ",", ":", "{", ";"].contains(before.text) ? 0 : nil
  }

  /// Behind the slash that closes it, in this line unless it begins with the end of one; nil when there is none.
  private func regexEnd(_ hashes: Int) -> Int? {
    var end = at + hashes + 1
    let isMultiline = hashes > 0 && end < bytes.count && bytes[end] == UInt8(ascii: "\n")
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "\n"), !isMultiline { return nil }
      if bytes[end] == UInt8(ascii: "/") {
        let pounds = bytes[(end + 1)...].prefix { $0 == UInt8(ascii: "#") }.count
        if pounds >= hashes { return end + 1 + hashes }
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  // MARK: Bytes

  private func matches(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { matches(Array($0)) }
  }

  private func matches(_ text: [UInt8]) -> Bool {
    at + text.count <= bytes.count && bytes[at..<at + text.count].elementsEqual(text)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
