import CTerminalGuard

/// The standard input while a terminal does not show what is typed: for a password that is read as a line.
///
/// However the process ends, the terminal shows again what is typed. Not beside a ``TerminalSession``, which
/// shows nothing by itself.
///
/// ```swift
/// let hiding = HiddenInput.begin()
/// let password = readLine()
/// hiding?.end()
/// ```
public struct HiddenInput {
  private init() {}

  /// Begins to hide; nil when there is nothing to hide: the input is no terminal, or a session has it.
  public static func begin() -> HiddenInput? {
    terminal_guard_begin_hidden(0) == 0 ? HiddenInput() : nil
  }

  /// Ends it.
  public func end() {
    terminal_guard_end()
  }
}
