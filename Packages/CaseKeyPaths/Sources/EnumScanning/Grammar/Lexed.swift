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
    text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") && !text.hasPrefix("\"\"\"")
      && !text.contains("\\") && !text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }
}
