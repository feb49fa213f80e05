/// What the text of a literal token holds.
enum Lexed {
  static func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// Whether a string of one line ends where it should and interpolates nothing.
  static func isPlainString(_ text: String) -> Bool {
    var rest = Array(text.unicodeScalars)[...]
    guard rest.popFirst() == "\"", rest.popLast() == "\"", rest.first != "\"" else { return false }
    while let scalar = rest.popFirst() {
      if scalar == "\\" {
        guard skipEscape(&rest) else { return false }
      } else if scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\"" {
        return false
      }
    }
    return true
  }

  /// Skips what follows a backslash, unless that is an interpolation or nothing the language knows.
  private static func skipEscape(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    switch rest.popFirst() {
    case "\"", "\\", "n", "t", "r", "0", "'": return true
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return false }
      let digits = String(String.UnicodeScalarView(rest[..<end]))
      rest = rest[(end + 1)...]
      return digits.utf8.count <= 8 && UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) != nil
    default: return false
    }
  }
}
