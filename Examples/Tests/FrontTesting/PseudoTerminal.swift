import CPseudoTerminal
import Foundation

/// A terminal without a screen: a program runs on its one side, a test types and reads on the other.
public final class PseudoTerminal {
  /// The path of the side a program runs on.
  public let path: String
  private let master: Int32
  private let slave: Int32
  /// What a window would show of all that was read.
  public private(set) var screen = VirtualScreen()
  private var unread = ""

  /// Opens a pseudo-terminal with the system's usual settings.
  public init(columns: Int = 80, rows: Int = 24) throws {
    var name = [CChar](repeating: 0, count: 256)
    master = try SystemError.check("posix_openpt", pseudo_terminal_open(&name, name.count))
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Kept open, so that the settings can be read when the program is gone.
    slave = try SystemError.check("open", open(path, O_RDWR | O_NOCTTY))
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    try resize(columns: columns, rows: rows)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// The terminal's settings now.
  public func settings() throws -> TerminalSettings {
    try TerminalSettings(of: slave)
  }

  /// Waits until a program has changed the settings.
  ///
  /// - Throws: ``Silence`` when it has not in time.
  public func waitForSettings(within seconds: Double = 20, until isExpected: (TerminalSettings) -> Bool)
    throws
  {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try !isExpected(settings()) {
      guard Date() < deadline else { throw Silence(expected: "other settings", instead: "\(try settings())") }
      sched_yield()
    }
  }

  /// Changes the size; the system sends SIGWINCH to the programs in the foreground.
  public func resize(columns: Int, rows: Int) throws {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try SystemError.check("ioctl", ioctl(master, UInt(TIOCSWINSZ), &size))
  }

  /// Types.
  public func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(master, bytes, bytes.count) == bytes.count else { throw SystemError("write") }
  }

  /// Reads until the program has written `text` and takes everything up to its end.
  ///
  /// - Parameter seconds: how long the program may take; a program that works never takes it.
  /// - Throws: ``Silence`` with what the program wrote instead.
  @discardableResult
  public func read(until text: String, within seconds: Double = 20) throws -> String {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let range = unread.range(of: text) {
        let taken = String(unread[..<range.upperBound])
        unread = String(unread[range.upperBound...])
        return taken
      }
      guard let more = readSome(until: deadline) else { throw Silence(expected: text, instead: unread) }
      unread += more
    }
  }

  /// Reads until the screen shows what a test waits for.
  ///
  /// - Throws: ``Silence`` with the screen's text.
  @discardableResult
  public func readScreen(
    within seconds: Double = 20,
    until isExpected: (VirtualScreen) -> Bool
  ) throws -> VirtualScreen {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isExpected(screen) {
      guard let more = readSome(until: deadline) else {
        throw Silence(expected: "another screen", instead: screen.text)
      }
      unread += more
    }
    return screen
  }

  /// Reads until the screen shows a text somewhere.
  @discardableResult
  public func readScreen(showing text: String) throws -> VirtualScreen {
    do {
      return try readScreen { $0.text.contains(text) }
    } catch {
      throw Silence(expected: text, instead: screen.text)
    }
  }

  /// What the program has written and nobody has read, without waiting: for when it is gone.
  public func readRest() -> String {
    while let more = readSome(until: Date()) { unread += more }
    defer { unread = "" }
    return unread
  }

  private func readSome(until deadline: Date) -> String? {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let milliseconds = max(0, deadline.timeIntervalSinceNow * 1000)
    guard poll(&ready, 1, Int32(milliseconds)) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return nil }
    screen.feed(bytes.prefix(count))
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The program did not write what a test waits for.
  public struct Silence: Error, CustomStringConvertible {
    let expected: String
    let instead: String
    public var description: String {
      "waited for \(expected.debugDescription), got \(instead.debugDescription)"
    }
  }
}
