import Locking
import TerminalFront

/// Tells on the standard error what the user should know beside the frames, so that they stay what they are. Each
/// notice is said once. Thread-safe.
final class NoticePrinter: @unchecked Sendable {
  private let name: String
  private let output: TerminalOutput
  private let lock = Lock()
  private var said: Set<String> = []

  /// Makes a printer for the program with a name.
  init(name: String, output: TerminalOutput) {
    self.name = name
    self.output = output
  }

  /// Prints a notice if it is a new one; nil is none.
  func print(_ notice: String?) {
    guard let notice else { return }
    if lock.withLock({ said.insert(notice).inserted }) { output.write("\(name): \(notice.printable)\n") }
  }
}
