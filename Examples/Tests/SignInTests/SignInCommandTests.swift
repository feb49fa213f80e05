import Foundation
import FrontTesting
import Testing

/// Runs the program in a pipeline, and on a terminal that can show no frames.
@Suite(.serialized) struct SignInCommandTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  private func output(of commands: String, _ arguments: String...) throws -> String {
    let program = try ConsoleProgram(BuiltProduct("signin").path, arguments: arguments)
    try program.write(commands)
    let result = try program.finish()
    #expect(result.status == 0 && result.errors == "")
    return result.output
  }

  private static func frame(_ email: String, _ password: String, _ note: String) -> String {
    "Sign in\nEmail:\(email.isEmpty ? "" : "    " + email)\n"
      + "Password:\(password.isEmpty ? "" : " " + password)\n" + note + "\n\n"
  }

  private static let empty = frame("", "", "Fill in both fields.")
  private static let withEmail = frame("ada@example.com", "", "Fill in the password.")
  private static let prompt = "Type the password in the next line; it is not shown.\n"
  private static let ready = frame("ada@example.com", "filled in", "Ready to sign in.")
  private static let signingIn = frame("ada@example.com", "filled in", "⠋ Signing in…")

  @Test func commandsSignInAndOut() throws {
    #expect(
      try output(of: "email ada@example.com\npassword\nlovelace\nsignin\nsignin\nsignout\nsignout\n")
        == Self.empty + Self.withEmail + Self.prompt + Self.ready + Self.signingIn
        + "Sign in\nSigned in as Ada Lovelace.\n\nYou are signed in. signout leads back to the form.\n"
        + Self.withEmail + "Nobody is signed in.\n"
    )
  }

  @Test func whatFailedIsShown() throws {
    let commands = "email ada@example.com\npassword\nbyronbyron\nsignin\n"
    let before = Self.empty + Self.withEmail + Self.prompt + Self.ready + Self.signingIn
    #expect(
      try output(of: commands) == before
        + Self.frame(
          "ada@example.com",
          "filled in",
          "Error: No account has this email and password. Correct them, then sign in again."
        )
    )
    #expect(
      try output(of: commands, "--down") == before
        + Self.frame(
          "ada@example.com",
          "filled in",
          "Error: The sign-in service does not answer. Check the connection, then sign in again."
        )
    )
  }

  @Test func aFormThatIsNotValidIsRefused() throws {
    #expect(try output(of: "signin\n") == Self.empty + "Fill in both fields.\n")
    #expect(try output(of: "email\n") == Self.empty + "Nothing has changed.\n")
    #expect(
      try output(of: "email ada@example.com\npassword\nlovelace\npassword\nbyronbyron\n")
        .hasSuffix(Self.ready + Self.prompt + "The change does not show.\n")
    )
    #expect(try output(of: "password\n") == Self.empty + Self.prompt)
  }

  @Test func aPasswordInTheWrongPlaceIsNotShown() throws {
    let list = "The commands are: email TEXT, password, signin, signout, quit.\n"
    #expect(
      try output(of: "password lovelace\nlovelace\npasword lovelace\n")
        == Self.empty + "password takes nothing after it.\nUnknown command. \(list)Unknown command. \(list)"
    )
  }

  @Test(arguments: [
    ("hunter2", "unexpected argument"), ("--password=hunter2", "unknown option"),
    ("-hunter2", "unknown option"),
    ("--down=hunter2", "unknown option"),
    ("--delay=hunter2", "--delay is a number of seconds from 0 to 86400"),
    ("--delay=-1", "--delay is a number of seconds from 0 to 86400"),
  ])
  func aPasswordAmongTheArgumentsIsNotShown(argument: String, message: String) throws {
    #expect(
      try ConsoleProgram(BuiltProduct("signin").path, arguments: [argument]).finish()
        == ConsoleProgram.Result(
          status: 64,
          output: "",
          errors: "signin: \(message)\nUsage: signin [--down] [--delay SECONDS] [--help] [--version]\n"
        )
    )
  }

  @Test func helpSaysWhichUserWorks() throws {
    let text = try output(of: "", "--help")
    #expect(text.contains("ada@example.com") && text.contains("lovelace"))
    #expect(text.hasPrefix("Usage: signin [--down] [--delay SECONDS] [--help] [--version]\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  /// A terminal shows what is typed but for the password, and all again after it.
  @Test func aPlainTerminalDoesNotShowThePassword() throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.settings()
    let program = try TerminalProgram(
      BuiltProduct("signin").path,
      environment: ["TERM": "dumb"],
      on: terminal
    )
    try terminal.read(until: "Fill in both fields.\r\n\r\n")
    try terminal.type("email ada@example.com\n")
    try terminal.read(until: "email ada@example.com\r\n")
    try terminal.type("password\n")
    try terminal.read(until: "it is not shown.\r\n")
    try terminal.waitForSettings { !$0.showsInput }
    try terminal.type("lovelace\n")
    let shown = try terminal.read(until: "Ready to sign in.\r\n")
    #expect(!shown.contains("love"))
    #expect(try terminal.settings() == before)
    try terminal.type("signin\n")
    try terminal.read(until: "Signed in as Ada Lovelace.")
    try terminal.type("quit\n")
    #expect(try program.waitUntilEnd() == .exit(status: 0))
    #expect(try terminal.settings() == before)
  }

  @Test func aSignalAtThePasswordLeavesTheTerminalAsItWas() throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.settings()
    let program = try TerminalProgram(
      BuiltProduct("signin").path,
      environment: ["TERM": "dumb"],
      on: terminal
    )
    try terminal.type("password\n")
    try terminal.read(until: "it is not shown.\r\n")
    try terminal.waitForSettings { !$0.showsInput }
    try program.send(signal: SIGINT)
    #expect(try program.waitUntilEnd() == .signal(SIGINT))
    #expect(try terminal.settings() == before)
  }
}
