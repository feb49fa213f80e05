import Locking
import TerminalFront

/// Tells on the standard error what is wrong beside the films, so that the frames stay what they are. What was just
/// said is not said again.
final class NoticePrinter: @unchecked Sendable {
  private let output: TerminalOutput
  private let lock = Lock()
  private var last: String?

  init(output: TerminalOutput) {
    self.output = output
  }

  /// Prints a notice if it is not the last one; nil is none.
  func print(_ notice: String?) {
    let isNew = lock.withLock {
      guard let notice, notice != last else { return false }
      last = notice
      return true
    }
    if isNew, let notice { output.write("movies: \(notice.printable)\n") }
  }
}
