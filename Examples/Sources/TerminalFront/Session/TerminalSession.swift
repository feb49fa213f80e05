import CTerminalGuard

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A terminal in interactive use: raw mode, the alternate screen, keys in and frames out.
///
/// However the process ends (``end()``, `exit`, Ctrl-C or another signal, a crash), the terminal's settings,
/// the screen and the cursor are put back as they were; on Ctrl-Z too, until the process is continued. What
/// cannot be helped is SIGKILL, and a stack overflow on another thread than the one that began the session.
/// One session at a time, used from the main actor.
///
/// ```swift
/// let session = try TerminalSession()
/// session.draw(Frame(lines: ["Press q to quit"]))
/// for await input in session.inputs {
///   if input == .key(.character("q")) { break }
/// }
/// session.end()
/// ```
@MainActor
public final class TerminalSession {
  /// Keys and redraws, in order; it ends when the terminal is closed or the session ends. For one reader.
  public let inputs: AsyncStream<TerminalInput>

  private let output: TerminalOutput
  private let input: Int32
  private let inputLoop: InputLoop
  private var screen: ScreenDiff

  /// Whether the interactive mode can be used: input and output are terminals that can place the cursor.
  ///
  /// - Parameter environment: the process's environment, for `TERM`.
  public nonisolated static func isAvailable(environment: [String: String]) -> Bool {
    isatty(0) == 1 && isatty(1) == 1 && !["", "dumb"].contains(environment["TERM", default: ""])
  }

  /// Begins: takes the terminal on the standard input and output and shows an empty screen.
  ///
  /// - Parameter usingColor: whether frames may have colours; see
  ///   ``TerminalOutput/usesColor(environment:)``.
  /// - Throws: ``TerminalError``; the terminal is then untouched.
  public init(usingColor: Bool = true) throws(TerminalError) {
    input = 0
    output = .standard
    screen = ScreenDiff(usingColor: usingColor)
    guard isatty(input) == 1, output.isTerminal else { throw .notATerminal }
    let status = terminal_guard_begin(input, output.descriptor, Self.enter, Self.leave)
    guard status == 0 else { throw status == EBUSY ? .alreadyRunning : .system(status) }
    inputLoop = InputLoop(input: input, wake: terminal_guard_wake_descriptor())
    inputs = inputLoop.start()
  }

  deinit {
    inputLoop.stop()
    terminal_guard_end()
  }

  /// Ends: gives the terminal back and finishes ``inputs``. More calls do nothing.
  public func end() {
    inputLoop.stop()
    terminal_guard_end()
  }

  /// The terminal's size now.
  public var size: TerminalSize {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard terminal_guard_size(output.descriptor, &columns, &rows) else { return .standard }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }

  /// Shows a frame, sending only what differs from the last one. While the process is in the background the screen
  /// is another's, and nothing is sent; once it is in the foreground again there is a ``TerminalInput/redraw``.
  public func draw(_ frame: Frame) {
    guard terminal_guard_is_foreground() else { return }
    output.write(screen.sequence(for: frame, size: size))
  }

  /// Shows a frame, sending all of it: after ``TerminalInput/redraw``.
  public func redraw(_ frame: Frame) {
    screen.invalidate()
    draw(frame)
  }

  /// The alternate screen, a hidden cursor until a frame shows it, and no wrapping: a terminal that has another
  /// opinion of a character's width does not spoil the next line.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J\u{1B}[H"
  /// Ends a synchronized update that was cut short, then styles, wrapping, cursor and screen as they were.
  private static let leave = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
