extension String {
  /// The text with what could act on a terminal made harmless: a control character (escape sequences begin
  /// with one) becomes `�`, a tab, a line's end or a separator a space, and a character that turns the
  /// direction of the text is left out.
  ///
  /// Frames do this to all their text, so that data from a server cannot move the cursor.
  public var printable: String {
    guard !isPlainASCII, unicodeScalars.contains(where: { $0.replacement != $0 }) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in replacingLineEnds.unicodeScalars {
      if let replacement = scalar.replacement { result.append(replacement) }
    }
    return String(result)
  }

  private var replacingLineEnds: String {
    String(map { $0 == "\r\n" ? " " : $0 })
  }
}

extension Unicode.Scalar {
  fileprivate var replacement: Unicode.Scalar? {
    switch value {
    case 0x20..<0x7F: self
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00..<0x20, 0x7F..<0xA0: "\u{FFFD}"
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: nil
    default: self
    }
  }
}
