/// A Swift file's text, knowing which of it is code, comment and string.
///
/// Regular-expression literals between plain slashes count as code; a quotation mark in one may hide the rest of
/// its line.
struct SourceText {
  private let units: [UInt16]
  private let kinds: [SyntaxKind]

  init(_ text: String) {
    units = Array(text.utf16)
    var scanner = SyntaxScanner(units)
    kinds = scanner.scan()
  }

  /// The text with spaces for what is of these kinds; lines and positions stay.
  func text(hiding hidden: Set<SyntaxKind>) -> String {
    var shown = units
    for index in shown.indices where hidden.contains(kinds[index]) && !Self.isNewline(shown[index]) {
      shown[index] = UInt16(UInt8(ascii: " "))
    }
    return String(decoding: shown, as: UTF16.self)
  }

  /// The line that an offset in UTF-16 units is on, from 1.
  func line(at offset: Int) -> Int {
    units[..<min(offset, units.count)].count { $0 == UInt16(UInt8(ascii: "\n")) } + 1
  }

  private static func isNewline(_ unit: UInt16) -> Bool {
    unit == UInt16(UInt8(ascii: "\n")) || unit == UInt16(UInt8(ascii: "\r"))
  }
}
