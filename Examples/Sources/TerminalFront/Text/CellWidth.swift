extension Character {
  /// How many cells of a terminal the character takes: 0, 1, 2 or, for some joined letters, more.
  ///
  /// A combining mark adds nothing, an ideograph takes two cells, an emoji two however many code points it is
  /// made of. Control characters take none: see ``Swift/String/printable``.
  public var cellWidth: Int {
    let scalars = unicodeScalars
    let first = scalars.first!
    if scalars.count == 1 { return first.cellWidth }
    return isEmojiSequence ? 2 : scalars.reduce(0) { $0 + $1.cellWidth }
  }

  private var isEmojiSequence: Bool {
    unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiModifier }
      || unicodeScalars.first!.properties.isEmoji && unicodeScalars.contains { $0.value == 0x200D }
      || unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
  }
}

extension Unicode.Scalar {
  fileprivate var cellWidth: Int {
    if value >= 0x20, value < 0x7F { return 1 }
    if isZeroWidth { return 0 }
    return isWide(self) ? 2 : 1
  }

  /// Whether it takes no cell: it is drawn into that of the character before, or not at all.
  var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0xAD
    // Vowels and finals of Hangul are drawn into the cells of the syllable's first letter.
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }
  }
}

extension StringProtocol {
  /// Whether the text consists of characters that every terminal draws in one cell each.
  var isPlainASCII: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20 <= $0 && $0 < 0x7F } }
      ?? utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }

  /// How many cells of a terminal the text takes in one line.
  public var cellWidth: Int {
    isPlainASCII ? utf8.count : reduce(0) { $0 + $1.cellWidth }
  }
}
