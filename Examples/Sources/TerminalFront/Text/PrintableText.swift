extension String {
  /// The text with what could act on a terminal made harmless: a control character (escape sequences begin
  /// with one) becomes `�`, a tab, a line's end or a separator a space, and a character that turns the
  /// direction of the text is left out. Of the marks on one letter those that no writing needs are left out too:
  /// they take no cell, so a line of any length would fit a screen.
  ///
  /// Frames do this to all their text, so that data from a server cannot move the cursor.
  public var printable: String {
    guard !isPlainASCII, needsReplacements else { return self }
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in replacingLineEnds.unicodeScalars {
      marks = scalar.isMark ? marks + 1 : 0
      guard marks <= Unicode.Scalar.mostMarks, let replacement = scalar.replacement else { continue }
      result.append(replacement)
    }
    return String(result)
  }

  private var needsReplacements: Bool {
    var marks = 0
    return unicodeScalars.contains { scalar in
      marks = scalar.isMark ? marks + 1 : 0
      return marks > Unicode.Scalar.mostMarks || scalar.replacement != scalar
    }
  }

  private var replacingLineEnds: String {
    String(map { $0 == "\r\n" ? " " : $0 })
  }
}

extension Unicode.Scalar {
  /// The marks that one letter keeps, as in the Stream-Safe Text Format of Unicode Standard Annex 15.
  fileprivate static let mostMarks = 30

  /// Whether it takes no cell of its own and is added to what stands before it.
  fileprivate var isMark: Bool { value >= 0x300 && isZeroWidth }

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
