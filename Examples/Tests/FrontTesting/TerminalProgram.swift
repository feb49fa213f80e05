import CPseudoTerminal
import Foundation

/// A program running on a pseudo-terminal, in a session of its own, as if a terminal's window had started it.
public final class TerminalProgram {
  /// How a program ended.
  public enum End: Equatable, Sendable {
    case exit(status: Int32)
    case signal(Int32)
  }

  /// An environment with a usual terminal, in which a crash prints no backtrace: Swift's asks questions when it
  /// sees a terminal.
  public static var quiet: [String: String] {
    UserData.none
      .merging(SanitizerOptions.inherited) { _, options in options }
      .merging(["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]) { _, quiet in quiet }
  }

  /// The program's process.
  public let processID: pid_t
  private var end: End?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: the executable.
  ///   - arguments: its arguments, without its name.
  ///   - environment: its whole environment.
  ///   - terminal: where its standard input, output and error are.
  public init(
    _ path: String,
    arguments: [String] = [],
    environment: [String: String] = quiet,
    on terminal: PseudoTerminal
  ) throws {
    var arguments = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let status = Self.withSpawnSettings(terminal: terminal.path) { actions, attributes in
      posix_spawn(&process, path, actions, attributes, &arguments, &variables)
    }
    guard status == 0 else { throw SystemError("posix_spawn", code: status) }
    processID = process
  }

  deinit {
    guard end == nil else { return }
    kill(processID, SIGKILL)
    var status: Int32 = 0
    waitpid(processID, &status, 0)
  }

  /// Sends a signal.
  public func send(signal: Int32) throws {
    try SystemError.check("kill", kill(processID, signal))
  }

  /// Waits until the program has ended.
  ///
  /// - Parameter seconds: when it is killed if it has not ended by itself.
  public func waitUntilEnd(within seconds: Double = 20) throws -> End {
    if let end { return end }
    let killing = DispatchWorkItem { [processID] in kill(processID, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: killing)
    defer { killing.cancel() }
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError("waitpid") }
    }
    let signal = status & 0x7F
    let result = signal == 0 ? End.exit(status: (status >> 8) & 0xFF) : .signal(signal)
    end = result
    return result
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static func emptyActions() -> Actions { nil }
    private static func emptyAttributes() -> Attributes { nil }
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static func emptyActions() -> Actions { Actions() }
    private static func emptyAttributes() -> Attributes { Attributes() }
  #endif

  /// A new session, whose first opened terminal becomes its controlling one; signals as a shell leaves them.
  private static func withSpawnSettings(
    terminal: String,
    _ body: (UnsafePointer<Actions>, UnsafePointer<Attributes>) -> Int32
  ) -> Int32 {
    var actions = emptyActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = emptyAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let signals = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(pseudo_terminal_new_session_flag() | signals))
    return body(&actions, &attributes)
  }
}
