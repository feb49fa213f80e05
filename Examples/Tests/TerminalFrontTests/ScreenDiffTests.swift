import TerminalFront
import Testing

@Suite struct ScreenDiffTests {
  static let start = "\u{1B}[?2026h\u{1B}[?25l"
  static let end = "\u{1B}[?2026l"
  static let clear = "\u{1B}[0m\u{1B}[2J"

  private func row(_ number: Int, _ text: String) -> String { "\u{1B}[\(number);1H\u{1B}[K\(text)" }

  @Test func theFirstFrameIsDrawnWhole() {
    var screen = ScreenDiff(usingColor: true)
    let text = screen.sequence(for: Frame(lines: ["one", "", "three"]), size: .standard)
    #expect(text == Self.start + Self.clear + row(1, "one") + row(3, "three") + Self.end)
  }

  @Test func onlyChangedLinesAreSent() {
    var screen = ScreenDiff(usingColor: true)
    _ = screen.sequence(for: Frame(lines: ["one", "two", "three"]), size: .standard)
    let changed = Frame(lines: ["one", "2"])
    #expect(
      screen.sequence(for: changed, size: .standard) == Self.start + row(2, "2") + row(3, "") + Self.end
    )
    #expect(screen.sequence(for: changed, size: .standard) == "")
  }

  @Test func aChangedSizeOrALostScreenDrawsWhole() {
    let frame = Frame(lines: ["one", "two"])
    var screen = ScreenDiff(usingColor: true)
    let whole = screen.sequence(for: frame, size: .standard)
    let wider = TerminalSize(columns: 81, rows: 24)
    #expect(screen.sequence(for: frame, size: wider) == whole)
    #expect(screen.sequence(for: frame, size: wider) == "")
    screen.invalidate()
    #expect(screen.sequence(for: frame, size: wider) == whole)
  }

  @Test func whatDoesNotFitIsLeftOut() {
    var screen = ScreenDiff(usingColor: true)
    let frame = Frame(lines: ["abcdef", "x", "y"], cursor: Frame.Position(row: 0, column: 9))
    let text = screen.sequence(for: frame, size: TerminalSize(columns: 4, rows: 2))
    #expect(
      text == Self.start + Self.clear + row(1, "abc…") + row(2, "x") + "\u{1B}[1;4H\u{1B}[?25h" + Self.end
    )
  }

  @Test func theCursorAloneCanMoveAndGo() {
    var screen = ScreenDiff(usingColor: true)
    _ = screen.sequence(for: Frame(lines: ["one"]), size: .standard)
    let moved = Frame(lines: ["one"], cursor: Frame.Position(row: 0, column: 3))
    #expect(
      screen.sequence(for: moved, size: .standard) == Self.start + "\u{1B}[1;4H\u{1B}[?25h" + Self.end
    )
    #expect(screen.sequence(for: moved, size: .standard) == "")
    #expect(screen.sequence(for: Frame(lines: ["one"]), size: .standard) == Self.start + Self.end)
  }

  /// Terminals differ in the widths of some characters; what stands behind them is put where it belongs.
  @Test func aPieceBehindWideCharactersIsPutAtItsColumn() {
    var screen = ScreenDiff(usingColor: true)
    let line = FrameLine("ab ") + FrameLine("👨‍👩‍👧 ") + FrameLine("★", .color(.yellow)) + "!"
    #expect(
      screen.sequence(for: Frame(lines: [line]), size: .standard).contains(
        row(1, "ab 👨‍👩‍👧 \u{1B}[7G\u{1B}[33m★\u{1B}[0m\u{1B}[8G!")
      )
    )
  }

  @Test func coloursAreLeftOutWhereTheyAreNotWanted() {
    let style = TextStyle(isBold: true, isDim: true, isReversed: true, color: .red)
    let frame = Frame(lines: [FrameLine("error", style)])
    var coloured = ScreenDiff(usingColor: true)
    #expect(coloured.sequence(for: frame, size: .standard).contains("\u{1B}[1;2;7;31merror\u{1B}[0m"))
    var plain = ScreenDiff(usingColor: false)
    #expect(plain.sequence(for: frame, size: .standard).contains("\u{1B}[1;2;7merror\u{1B}[0m"))
    var red = ScreenDiff(usingColor: false)
    let redFrame = Frame(lines: [FrameLine("error", .color(.red))])
    #expect(red.sequence(for: redFrame, size: .standard).contains("\u{1B}[Kerror" + Self.end))
  }
}
