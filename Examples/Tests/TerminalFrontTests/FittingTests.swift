import Testing

@testable import TerminalFront

@Suite struct FittingTests {
  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abcd", 1, "…"), ("abcd", 0, ""), ("abcd", -1, ""),
    ("七人の侍", 8, "七人の侍"), ("七人の侍", 7, "七人の…"), ("七人の侍", 6, "七人…"), ("七", 1, "…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
  ])
  func clips(text: String, width: Int, result: String) {
    #expect(text.clipped(to: width) == result)
  }

  @Test(arguments: [
    ("abc", 5, "abc  "), ("七人の侍", 6, "七人… "), ("七人", 6, "七人  "), ("", 2, "  "), ("abc", 0, ""),
  ])
  func pads(text: String, width: Int, result: String) {
    #expect(text.padded(to: width) == result)
    #expect(text.padded(to: width).cellWidth == width)
  }

  @Test(arguments: [
    ("abc", 5, "abc"), ("abcd", 3, "bcd"), ("七人の侍", 5, "の侍"), ("abc", 0, ""), ("abc", -1, ""),
    ("e\u{301}e\u{301}", 1, "e\u{301}"), ("ab\u{1B}[", 2, "\u{FFFD}["), ("ab\r\nc", 3, "b c"),
  ])
  func endsFit(text: String, width: Int, result: String) {
    #expect(text.printableSuffix(cells: width) == result)
  }

  /// All marks of a letter take its cell: without a limit a line that fits the screen could be of any length.
  @Test(arguments: ["\u{301}", "\u{200B}", "\u{1160}", "\u{20DD}"])
  func aLetterHasOnlySoManyMarks(mark: String) {
    let few = "e" + String(repeating: mark, count: 30)
    #expect(few.printable == few)
    #expect((few + mark + "x").printable == few + "x")
    #expect((few + "e" + mark).printable == few + "e" + mark)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\tb\nc\r\nd", "a b c d"), ("\u{1B}[2J", "\u{FFFD}[2J"),
    ("a\u{9B}1m", "a\u{FFFD}1m"), ("\u{202E}abc", "abc"), ("x\u{7F}", "x\u{FFFD}"), ("七人の侍", "七人の侍"),
  ])
  func controlCharactersAreMadeHarmless(text: String, result: String) {
    #expect(text.printable == result)
  }
}
