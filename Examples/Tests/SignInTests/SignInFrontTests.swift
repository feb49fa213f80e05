import Foundation
import FrontTesting
import Testing

/// Runs the program on a pseudo-terminal and types.
@Suite(.serialized) struct SignInFrontTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private func start(_ arguments: String..., columns: Int = 80) throws -> TerminalRun {
    let running = try TerminalRun("signin", arguments: arguments, columns: columns)
    try running.terminal.readScreen(showing: "Esc quit")
    return running
  }

  /// The frame of 80x24.
  private static func page(_ form: String, note: String, keys: String) -> String {
    let lines = form.split(separator: "\n", omittingEmptySubsequences: false).count
    return "Sign in\n\n\(form)" + String(repeating: "\n", count: 21 - lines) + "\(note)\n\(keys)\n"
  }

  @Test func theFramesOf80x24() throws {
    let running = try start()
    #expect(
      running.terminal.screen.text
        == Self.page(
          "› Email\n\n  Password\n\n  ( Sign in )\n",
          note: "Fill in both fields.",
          keys: "Tab next field  Enter next field  Esc quit"
        )
    )
    let typed = try running.type("ada@example.com\tlovel", thenSee: "•••••")
    #expect(
      typed.text
        == Self.page(
          """
            Email     ada@example.com

          › Password  •••••
                      A password has at least 8 characters.
            ( Sign in )

          """,
          note: "A password has at least 8 characters.",
          keys: "Tab next field  Enter sign in  Esc quit"
        )
    )
    let full = try running.type("ace\t", thenSee: "› [ Sign in ]")
    #expect(
      full.text
        == Self.page(
          "  Email     ada@example.com\n\n  Password  ••••••••\n\n› [ Sign in ]\n",
          note: "",
          keys: "Tab next field  Enter sign in  Esc quit"
        )
    )
    #expect(full.rows[6].contains("\u{1B}[7m[ Sign in ]"))
    let signedIn = try running.type("\r", thenSee: "Signed in as")
    #expect(signedIn.text == Self.page("", note: "Signed in as Ada Lovelace.", keys: "o sign out  q quit"))
    try running.end(typing: "q")
  }

  @Test func aPasswordIsNeverDrawn() throws {
    let terminal = try PseudoTerminal()
    let program = try TerminalProgram(BuiltProduct("signin").path, on: terminal)
    var drawn = try terminal.read(until: "Esc quit")
    try terminal.type("ada@example.com\tlovelacx\u{7F}e\r")
    drawn += try terminal.read(until: "Signed in as Ada Lovelace.")
    try terminal.type("q")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
    drawn += terminal.readRest()
    #expect(drawn.contains("••••••••"))
    for length in 3...8 { #expect(!drawn.contains("lovelace".prefix(length))) }
  }

  @Test func signingInTurnsASpinnerAndCanBeCancelled() throws {
    let running = try start("--delay", "3600")
    try running.type("ada@example.com\tlovelace", thenSee: "[ Sign in ]")
    try running.terminal.type("\r")
    try running.terminal.readScreen(showing: "⠋ Signing in…")
    try running.terminal.readScreen(showing: "⠙ Signing in…")
    try running.type("\u{1B}", thenSee: "Esc quit")
    #expect(running.terminal.screen.text.contains("••••••••"))
    try running.end(typing: "\u{1B}")
  }

  @Test func whatFailedIsShownAndTriedAgain() throws {
    let running = try start()
    try running.type(
      "ada@example.com\tbyronbyron\r",
      thenSee: "Error: No account has this email and password."
    )
    let screen = running.terminal.screen
    #expect(screen.rows.contains { $0.contains("\u{1B}[31mError: No account") })
    #expect(screen.text.contains("Correct them, then sign in again."))
    try running.type("\u{15}lovelace", thenSee: "••••••••")
    try running.type("\r", thenSee: "Signed in as Ada Lovelace.")
    try running.type("o", thenSee: "Fill in the password.")
    try running.type("lovelace\r", thenSee: "Signed in as Ada Lovelace.")
    try running.end(typing: "\u{1B}")
  }

  @Test func aServiceThatIsDownSaysWhatToDo() throws {
    let running = try start("--down", columns: 40)
    try running.type("ada@example.com\tlovelace\r", thenSee: "Error: The sign-in service does not")
    let words = running.terminal.screen.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("does not answer. Check the connection, then sign in again."))
    try running.end(typing: "\u{1B}")
  }

  @Test func tabsAndArrowsMoveBetweenTheFields() throws {
    let running = try start()
    #expect(running.terminal.screen.cursor == [2, 12])
    try running.type("\t", thenSee: "› Password")
    #expect(running.terminal.screen.cursor == [4, 12])
    try running.type("\t", thenSee: "› ( Sign in )")
    #expect(running.terminal.screen.cursor == nil)
    try running.type("\r x", thenSee: "› ( Sign in )")
    try running.type("\t", thenSee: "› Email")
    try running.type("\u{1B}[Z", thenSee: "› ( Sign in )")
    try running.type("\u{1B}[A", thenSee: "› Password")
    try running.type("\u{1B}[A", thenSee: "› Email")
    try running.type("\u{1B}[B", thenSee: "› Password")
    #expect(running.terminal.screen.text.contains("Fill in both fields."), "nothing was typed into them")
    try running.end(typing: "\u{1B}")
  }

  @Test func wideAndCombinedCharactersAreOneEach() throws {
    let running = try start()
    try running.type("東e\u{301}👩‍👩‍👧", thenSee: "東e\u{301}👩‍👩‍👧")
    #expect(running.terminal.screen.cursor == [2, 12 + 2 + 1 + 2])
    try running.type("\u{7F}", thenSee: "Email     東e\u{301}\n")
    #expect(running.terminal.screen.cursor == [2, 15])
    try running.type("\u{7F}", thenSee: "Email     東\n")
    try running.type("\u{7F}\u{7F}\u{7F}", thenSee: "Email\n")
    try running.type("\t密e\u{301}碼", thenSee: "•••\n")
    try running.type("\u{7F}", thenSee: "••\n")
    try running.end(typing: "\u{1B}")
  }

  @Test func aPasteFillsInTheForm() throws {
    let running = try start()
    try running.terminal.type("ada@example.com\rlovelace")
    try running.type("\u{202E}\u{7F}", thenSee: "[ Sign in ]")
    try running.end(typing: "\u{1B}")
  }

  @Test func aLongEmailShowsItsEnd() throws {
    let running = try start(columns: 30)
    let screen = try running.type(
      String(repeating: "a", count: 40) + "東@example.com",
      thenSee: "東@example.com"
    )
    #expect(screen.text.contains("› Email     aaa東@example.com\n"))
    #expect(screen.cursor == [2, 29])
    try running.type("\u{15}", thenSee: "Fill in both fields.")
    try running.end(typing: "\u{1B}")
  }

  @Test func aTinyTerminalIsNoHarm() throws {
    let terminal = try PseudoTerminal(columns: 3, rows: 2)
    let program = try TerminalProgram(BuiltProduct("signin").path, on: terminal)
    try terminal.read(until: "…")
    try terminal.type("ada@example.com\tlovelace\t")
    try terminal.resize(columns: 80, rows: 24)
    try terminal.readScreen(showing: "› [ Sign in ]")
    try terminal.type("\u{1B}")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
  }
}

extension TerminalRun {
  /// Types and waits for a text on the screen.
  @discardableResult
  fileprivate func type(_ keys: String, thenSee text: String) throws -> VirtualScreen {
    try terminal.type(keys)
    return try terminal.readScreen(showing: text)
  }

  fileprivate func end(typing keys: String) throws {
    try terminal.type(keys)
    #expect(try problems(atEnd: .exit(status: 0)) == [])
  }
}
