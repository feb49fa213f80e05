import TerminalFront
import Testing

@Suite struct FrameTests {
  @Test func plainTextHasNeitherStylesNorSpacesAtTheEnds() {
    let frame = Frame(
      lines: [FrameLine("Movies", .bold) + "  ", "", "  1  " + FrameLine("M ", .color(.red))],
      cursor: Frame.Position(row: 0, column: 3)
    )
    #expect(frame.plainText == "Movies\n\n  1  M\n")
  }

  @Test func noDataCanMoveTheCursor() {
    let title = "\u{1B}[2Jboo\n"
    #expect(FrameLine("\(title)").text == "\u{FFFD}[2Jboo ")
    #expect(Frame(lines: ["a\nb"]).plainText == "a b\n")
  }

  @Test func clippingKeepsStyles() {
    let line = FrameLine("ab", .bold) + FrameLine("七人", .reversed) + "x"
    #expect(line.clipped(to: 7) == line)
    #expect(line.clipped(to: 6) == FrameLine("ab", .bold) + FrameLine("七…", .reversed))
    #expect(line.clipped(to: 4) == FrameLine("ab", .bold) + FrameLine("…", .reversed))
    #expect(line.clipped(to: 3) == FrameLine("ab", .bold) + FrameLine("…", .reversed))
    #expect(line.clipped(to: 2) == FrameLine("a…", .bold))
    #expect(line.clipped(to: 0) == "")
  }
}
