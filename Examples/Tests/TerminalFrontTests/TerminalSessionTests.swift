import Foundation
import FrontTesting
import Testing

/// Runs the probe on a pseudo-terminal and looks at what it leaves behind.
@Suite(.serialized) struct TerminalSessionTests {
  // One test at a time: they wait for programs, and would keep other tests' tasks from their threads.

  /// A running probe that has drawn its first frame.
  private func start(environment: [String: String] = TerminalProgram.quiet) throws -> TerminalRun {
    let running = try TerminalRun("terminal-probe", environment: environment)
    try running.terminal.read(until: "size 80x24")
    try running.terminal.read(until: "key none end")
    return running
  }

  @Test func aTerminalIsTakenAndGivenBack() throws {
    let running = try start()
    #expect(running.before.isCooked)
    #expect(try !running.terminal.settings().isCooked)
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  // The sanitizers end a program on SIGSEGV in their own way.
  #if THREAD_SANITIZER || ADDRESS_SANITIZER
    static let signals = [SIGINT, SIGTERM, SIGABRT, SIGHUP, SIGQUIT, SIGUSR1]
    static let canTraceBack = false
  #else
    static let signals = [SIGINT, SIGTERM, SIGABRT, SIGHUP, SIGQUIT, SIGUSR1, SIGSEGV]
    static let canTraceBack = true
  #endif

  @Test(arguments: signals)
  func aSignalEndsTheProgramAndRestoresTheTerminal(signal: Int32) throws {
    let running = try start()
    try running.program.send(signal: signal)
    #expect(try running.problems(atEnd: .signal(signal)) == [])
  }

  @Test func ctrlCTypedAtTheTerminalRestoresIt() throws {
    let running = try start()
    try running.terminal.type("\u{3}")
    #expect(try running.problems(atEnd: .signal(SIGINT)) == [])
  }

  @Test func exitRestoresTheTerminal() throws {
    let running = try start()
    try running.terminal.type("x")
    #expect(try running.problems(atEnd: .exit(status: 3)) == [])
  }

  @Test func abortRestoresTheTerminal() throws {
    let running = try start()
    try running.terminal.type("a")
    #expect(try running.problems(atEnd: .signal(SIGABRT)) == [])
  }

  @Test func aCrashRestoresTheTerminal() throws {
    let running = try start()
    try running.terminal.type("f")
    guard case .signal(let signal) = try running.program.waitUntilEnd() else {
      Issue.record("it did not crash")
      return
    }
    #expect([SIGILL, SIGTRAP].contains(signal))
    #expect(try running.problems(atEnd: .signal(signal)) == [])
  }

  /// The terminal is restored before another handler of a crash's signal, such as Swift's for backtraces, works.
  @Test(
    .enabled(if: canTraceBack, "Swift's backtraces do not work under the thread sanitizer"),
    arguments: ["f", "a"]
  )
  func aCrashStillPrintsSwiftsBacktrace(key: String) throws {
    var environment = TerminalProgram.quiet
    environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no"
    let running = try start(environment: environment)
    try running.terminal.type(key)
    try running.terminal.read(until: "\u{1B}[?25h\u{1B}[?1049l")
    try running.terminal.read(until: "crashed")
    guard case .signal(let signal) = try running.program.waitUntilEnd() else {
      Issue.record("it did not crash")
      return
    }
    #expect(signal != SIGKILL)
    #expect(try running.terminal.settings() == running.before)
  }

  /// Swift's backtraces handle SIGQUIT too.
  @Test(.enabled(if: canTraceBack, "Swift's backtraces do not work under the thread sanitizer"))
  func ctrlBackslashRestoresTheTerminalThoughSwiftTracesItBack() throws {
    var environment = TerminalProgram.quiet
    environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no"
    let running = try start(environment: environment)
    try running.terminal.type("\u{1C}")
    // Which signal ends the program after a backtrace is Swift's affair.
    #expect(try running.problems(atEnd: running.program.waitUntilEnd()) == [])
  }

  @Test func aChangeOfSizeDrawsAgainAndChangesNoSettings() throws {
    let running = try start()
    let raw = try running.terminal.settings()
    try running.terminal.resize(columns: 40, rows: 12)
    try running.terminal.read(until: "size 40x12")
    try running.terminal.read(until: "key none end")
    try running.program.send(signal: SIGWINCH)
    try running.terminal.read(until: "size 40x12")
    try running.terminal.read(until: "key none end")
    #expect(try running.terminal.settings() == raw)
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  @Test func keysArriveThroughTheTerminal() throws {
    let running = try start()
    for (typed, key) in [
      ("\u{1B}[A", "up"), ("\r", "enter"), ("\u{7F}", "backspace"), ("é", #"character("é")"#),
      ("\u{1B}", "escape"), ("\u{13}", #"control("s")"#),
    ] {
      try running.terminal.type(typed)
      try running.terminal.read(until: "key \(key) end")
    }
    try running.terminal.type("q")
    #expect(try running.problems(atEnd: .exit(status: 0)) == [])
  }

  /// A shell with job control sees the program stop, has its terminal back meanwhile, and continues it.
  @Test func aStopGivesTheTerminalBackUntilItIsContinued() throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.settings()
    let probe = try BuiltProduct("terminal-probe").path
    let script = "set -m; \(probe); echo shell has it; read line; fg; echo left with $?"
    let shell = try TerminalProgram("/bin/sh", arguments: ["-c", script], on: terminal)
    try terminal.read(until: "key none end")
    try terminal.type("\u{1A}")
    try terminal.read(until: "\u{1B}[?1049l")
    try terminal.read(until: "shell has it")
    #expect(try terminal.settings() == before)
    try terminal.type("\n")
    try terminal.read(until: "key none end")
    #expect(try terminal.settings() != before)
    try terminal.type("q")
    try terminal.read(until: "left with 0")
    #expect(try shell.waitUntilEnd() == .exit(status: 0))
    #expect(try terminal.settings() == before)
  }

  /// The screen is the shell's while the program goes on in the background.
  @Test func nothingIsDrawnInTheBackground() throws {
    let terminal = try PseudoTerminal()
    let probe = try BuiltProduct("terminal-probe").path
    let script = "set -m; \(probe); bg; echo shell has it; read line; fg; echo left with $?"
    let shell = try TerminalProgram("/bin/sh", arguments: ["-c", script], on: terminal)
    try terminal.read(until: "key none end")
    try terminal.type("\u{1A}")
    try terminal.read(until: "shell has it")
    try terminal.type("\n")
    let meanwhile = try terminal.read(until: "\u{1B}[?1049h")
    #expect(!meanwhile.contains("size"))
    try terminal.read(until: "key none end")
    try terminal.type("q")
    try terminal.read(until: "left with 0")
    #expect(try shell.waitUntilEnd() == .exit(status: 0))
  }

  @Test func withoutATerminalThereIsNoSession() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProduct("terminal-probe").path)
    let errors = Pipe()
    process.environment = TerminalProgram.quiet
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = Pipe()
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    #expect(String(decoding: text, as: UTF8.self).contains("The input or the output is not a terminal"))
  }
}
