import Locking
import TerminalFront

/// Tells on the standard error what is wrong beside the films, so that the frames stay what they are. Each notice is
/// said once.
final class NoticePrinter: @unchecked Sendable {
  private let output: TerminalOutput
  private let lock = Lock()
  private var said: Set<String> = []

  init(output: TerminalOutput) {
    self.output = output
  }

  /// Prints a notice if it is a new one; nil is none.
  func print(_ notice: String?) {
    guard let notice else { return }
    if lock.withLock({ said.insert(notice).inserted }) { output.write("movies: \(notice.printable)\n") }
  }
}
