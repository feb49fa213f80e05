import StoreFront
import Testing

/// Arguments and lines against a manual.
@Suite struct InvocationTests {
  private static let manual = Manual(
    name: "program",
    about: "Does things.",
    commands: [
      Manual.Command("find", argument: "TEXT", help: "finds"), Manual.Command("back", help: "goes back"),
    ],
    options: [
      Manual.Option("--url", value: "URL", help: "reads from there"),
      Manual.Option("--loud", help: "is loud"),
    ]
  )

  @Test func valuesFollowOrAreAttached() throws {
    func values(_ arguments: String...) throws -> Invocation {
      try Invocation(arguments: arguments, manual: Self.manual)
    }
    #expect(try values() == .run([:]))
    #expect(try values("--url", "a=b", "--loud") == .run(["--url": "a=b", "--loud": ""]))
    #expect(try values("--url=a=b") == .run(["--url": "a=b"]))
    #expect(try values("--url=a", "--url=b") == .run(["--url": "b"]))
    #expect(try values("--loud", "--help", "--frob") == .help)
    #expect(try values("--version", "--help") == .version)
    #expect(try values("--url", "--help") == .run(["--url": "--help"]))
  }

  @Test(arguments: [
    (["--url"], "--url needs a value"), (["--url="], "--url needs a value"),
    (["--url", ""], "--url needs a value"), (["--loud=1"], "unknown option '--loud=1'"),
    (["--version=1"], "unknown option '--version=1'"), (["loud"], "unexpected argument 'loud'"),
  ])
  func mistakesAreNamed(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try Invocation(arguments: arguments, manual: Self.manual) }
  }

  @Test func aValueIsReadOrAMistake() throws {
    struct NoNumber: Error, CustomStringConvertible { let description = "that is no number" }
    func number(_ options: [String: String]) throws -> Int? {
      try options.value(of: "--number") { text in
        guard let number = Int(text) else { throw NoNumber() }
        return number
      }
    }
    #expect(try number([:]) == nil)
    #expect(try number(["--number": "7"]) == 7)
    #expect(throws: UsageError("that is no number")) { try number(["--number": "x"]) }
  }

  @Test func aLongHelpGoesOnBelowItself() {
    let manual = Manual(
      name: "program",
      about: "",
      commands: [Manual.Command("do", help: String(repeating: "word ", count: 20))]
    )
    let words = { (count: Int) in Array(repeating: "word", count: count).joined(separator: " ") }
    #expect(
      manual.help.contains(
        "  do          \(words(13))\n" + String(repeating: " ", count: 14) + "\(words(7))\n  quit "
      )
    )
  }

  @Test func theUsageListsTheOptions() {
    #expect(Self.manual.usage == "Usage: program [--url URL] [--loud] [--help] [--version]")
  }

  @Test func aCommandHasANameAndMaybeAnArgument() throws {
    #expect(
      try Command(line: " find  seven  samurai ", manual: Self.manual) == Command("find", "seven  samurai")
    )
    #expect(try Command(line: "find", manual: Self.manual) == Command("find"))
    #expect(try Command(line: "\tback", manual: Self.manual) == Command("back"))
    #expect(throws: Refusal("back takes nothing after it, not '2'.")) {
      try Command(line: "back 2", manual: Self.manual)
    }
    #expect(throws: Refusal("Unknown command 'Back'. The commands are: find TEXT, back, quit.")) {
      try Command(line: "Back", manual: Self.manual)
    }
  }

  @Test func aMistakeIsNotShownWhereLinesMayHoldSecrets() {
    let manual = Manual(
      name: "program",
      about: "",
      commands: [Manual.Command("password", help: "asks for it")],
      hasSecrets: true
    )
    for (argument, message) in [("hunter2", "unexpected argument"), ("--hunter2", "unknown option")] {
      #expect(throws: UsageError(message)) { try Invocation(arguments: [argument], manual: manual) }
    }
    #expect(throws: Refusal("Unknown command. The commands are: password, quit.")) {
      try Command(line: "pasword hunter2", manual: manual)
    }
    #expect(throws: Refusal("password takes nothing after it.")) {
      try Command(line: "password hunter2", manual: manual)
    }
  }

  @Test func aProgramThatReadsNoInputHasNoCommands() {
    let manual = Manual(name: "program", about: "Prints.", commands: [], readsInput: false)
    #expect(
      manual.help == """
        Usage: program [--help] [--version]

        Prints.

        Options:

          --help      prints this
          --version   prints the version

        """
    )
  }
}
