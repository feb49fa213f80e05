// String and regular expression literals.
extension Lexer {
  private enum Nesting {
    case string(hashes: Int, isMultiline: Bool)
    /// The expression of a `\( )`, with the parentheses open in it.
    case interpolation(openParentheses: Int)
  }

  /// Skips the string literal that begins here, with the strings in its interpolations. A literal of one line
  /// that has no end ends with the line.
  mutating func skipString() {
    var nesting = [openString()]
    while position < bytes.count, let innermost = nesting.popLast() {
      switch innermost {
      case .string(let hashes, let isMultiline):
        stepInString(hashes: hashes, isMultiline: isMultiline, nesting: &nesting)
      case .interpolation(let openParentheses):
        stepInInterpolation(openParentheses: openParentheses, nesting: &nesting)
      }
    }
  }

  /// Skips the hashes and quotes that open a string.
  private mutating func openString() -> Nesting {
    let hashes = countHashes()
    position += hashes
    let isMultiline = has("\"\"\"")
    position += isMultiline ? 3 : 1
    return .string(hashes: hashes, isMultiline: isMultiline)
  }

  /// Skips a piece of a string; pushes the string back unless it ended.
  private mutating func stepInString(hashes: Int, isMultiline: Bool, nesting: inout [Nesting]) {
    let string = Nesting.string(hashes: hashes, isMultiline: isMultiline)
    switch peek() {
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      let closes = (!isMultiline || has("\"\"\"")) && hasHashes(hashes, at: quotes)
      position += closes ? quotes + hashes : 1
      if !closes { nesting.append(string) }
    case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
      position += 1 + hashes
      nesting.append(string)
      if peek() == UInt8(ascii: "(") {
        position += 1
        nesting.append(.interpolation(openParentheses: 1))
      } else if peek() != 0x0A, peek() != 0x0D {
        position += 1
      }
    case 0x0A, 0x0D:
      guard isMultiline else { return }
      position += 1
      nesting.append(string)
    default:
      position += 1
      nesting.append(string)
    }
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  /// Skips a piece of an interpolated expression; pushes it back unless its parenthesis closed.
  private mutating func stepInInterpolation(openParentheses: Int, nesting: inout [Nesting]) {
    var open = openParentheses
    var opened: Nesting?
    switch peek() {
    case UInt8(ascii: "("):
      open += 1
      position += 1
    case UInt8(ascii: ")"):
      open -= 1
      position += 1
    case UInt8(ascii: "\""):
      opened = openString()
    case UInt8(ascii: "#"):
      if peek(countHashes()) == UInt8(ascii: "\"") {
        opened = openString()
      } else {
        position += countHashes()
      }
    case UInt8(ascii: "`"):
      _ = skipBackticked()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      skipLine()
    default:
      position += 1
    }
    if open > 0 { nesting.append(.interpolation(openParentheses: open)) }
    if let opened { nesting.append(opened) }
  }

  /// Skips `/…/` when that is a literal by the language's rules: it ends on its line, neither begins nor ends
  /// with a space, and closes no parenthesis it did not open. Else skips nothing.
  mutating func skipBareRegex() -> Bool {
    guard position >= regexBarrier else { return false }
    let first = peek(1)
    guard first != 0x20, first != 0x09, first != UInt8(ascii: "/"), first != UInt8(ascii: "*") else {
      return false
    }
    var index = position + 1
    var openParentheses = 0
    var isInClass = false
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/"):
        let last = bytes[index - 1]
        guard last != 0x20, last != 0x09, openParentheses == 0 else { return false }
        position = index + 1
        return true
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: openParentheses += 1
      case UInt8(ascii: ")") where !isInClass:
        openParentheses -= 1
        if openParentheses < 0 { return false }
      default: break
      }
      index += 1
    }
    regexBarrier = index
    return false
  }

  /// Skips `#/…/#`, over several lines when the first is empty. Else skips nothing.
  mutating func skipExtendedRegex(hashes: Int) -> Bool {
    var index = position + hashes + 1
    let isMultiline = index < bytes.count && (bytes[index] == 0x0A || bytes[index] == 0x0D)
    guard index >= regexBarrier else { return false }
    while index < bytes.count, isMultiline || (bytes[index] != 0x0A && bytes[index] != 0x0D) {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1 - position) {
        position = index + 1 + hashes
        return true
      }
      index += 1
    }
    regexBarrier = index
    return false
  }
}
