import StoreFront
import TerminalFront
import Testing

/// Pages, notes and the spinner.
@Suite struct PageTests {
  private func page(rows: Int, note: Note? = .hint("three words here"), cursorRow: Int = 1) -> Frame {
    Frame(
      title: "Title",
      body: ["one", "two", "three"],
      note: note,
      keys: ["a this", "b that"],
      cursor: Frame.Position(row: cursorRow, column: 2),
      size: TerminalSize(columns: 10, rows: rows)
    )
  }

  @Test func theKeysAreAtTheBottom() {
    let frame = page(rows: 10)
    #expect(
      frame.lines.map(\.text)
        == ["Title", "", "one", "two", "three", "", "three", "words here", "a this", "b that"]
    )
    #expect(frame.cursor == Frame.Position(row: 3, column: 2))
  }

  @Test func theBodyIsCutOffFirst() {
    #expect(
      page(rows: 7).lines.map(\.text) == ["Title", "", "one", "three", "words here", "a this", "b that"]
    )
    #expect(page(rows: 7).cursor == nil)
    #expect(page(rows: 7, cursorRow: 0).cursor == Frame.Position(row: 2, column: 2))
    #expect(page(rows: 1).lines.map(\.text).first == "Title")
  }

  @Test func aNoteIsColouredByItsKind() {
    #expect(Note.error("No\u{7}").lines(width: 40) == [FrameLine("Error: No�", .color(.red))])
    #expect(Note.busy("Wait").lines(width: 40) == [FrameLine("Wait", .color(.cyan))])
    #expect(Note.hint("Well").lines(width: 40) == ["Well"])
    #expect(Note.error("Gone.").text == "Error: Gone.")
  }

  @Test func theSpinnerComesRound() {
    var spinner = Spinner()
    var signs = [spinner.sign]
    for _ in 1...10 {
      spinner.turn()
      signs.append(spinner.sign)
    }
    #expect(Set(signs).count == 10)
    #expect(signs.first == signs.last)
  }

  @Test func textEndsWithAnEmptyLine() {
    #expect(Frame(text: ["a", "b"]).plainText == "a\nb\n\n")
  }
}
