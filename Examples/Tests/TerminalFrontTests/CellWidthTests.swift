import Testing

@testable import TerminalFront

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Méliès", 6), ("Me\u{301}lie\u{300}s", 6), ("Yasujirō", 8),
    ("七人の侍", 8), ("기생충", 6), ("\u{1100}\u{1161}\u{11A8}", 2), ("ｱｲｳ", 3), ("ＡＢ", 4), ("、。", 4),
    ("🎬", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇯🇵", 2), ("❤️", 2), ("❤", 1), ("☂", 1), ("⌚", 2),
    ("1️⃣", 2), ("8½", 2), ("WALL·E", 6), ("…", 1), ("─│", 2), ("𠀀", 2), ("\u{200B}", 0), ("a\u{AD}b", 3),
    ("नमस्ते", 4), ("ไทย", 3), ("สวัสดี", 4), ("עברית", 5), ("\u{7}", 0),
  ])
  func cells(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test func theTableIsInOrderWithoutOverlap() {
    for (range, next) in zip(wideScalars, wideScalars.dropFirst()) {
      #expect(range.upperBound < next.lowerBound)
    }
  }

  @Test(arguments: [(0x10FF, false), (0x1100, true), (0x115F, true), (0x1160, false), (0x3FFFD, true)])
  func theTableIsSearchedToItsEnds(value: UInt32, wide: Bool) {
    #expect(isWide(Unicode.Scalar(value)!) == wide)
  }
}
