/// Why a terminal session cannot begin.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// The standard input or output is no terminal.
  case notATerminal
  /// A session is running already: a process has one terminal.
  case alreadyRunning
  /// The system refused; the number is an errno.
  case system(Int32)

  /// The error as one line for the user.
  public var description: String {
    switch self {
    case .notATerminal: "The input or the output is not a terminal; give commands line by line instead."
    case .alreadyRunning: "A terminal session is running already; end it before beginning another."
    case .system(let code): "The terminal cannot be set up (error \(code)); try another terminal."
    }
  }
}
