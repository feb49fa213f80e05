import Locking
import TerminalFront

/// Prints frames one after the other; one that looks like the last is not printed again.
final class FramePrinter: @unchecked Sendable {
  private let output: TerminalOutput
  private let lock = Lock()
  private var last: Frame?
  private var printed = 0
  private var failed = false

  init(output: TerminalOutput) {
    self.output = output
  }

  /// How many frames were printed.
  var count: Int {
    lock.withLock { printed }
  }

  /// Whether something could not be written.
  var hasFailed: Bool {
    lock.withLock { failed }
  }

  /// Prints a frame. The caller sees to it that there is one call at a time.
  func print(_ frame: Frame) {
    let isNew = lock.withLock {
      guard frame != last else { return false }
      last = frame
      printed += 1
      return true
    }
    if isNew { write(frame.plainText) }
  }

  /// Prints a text that belongs to no frame.
  func write(_ text: String) {
    if !output.write(text) { lock.withLock { failed = true } }
  }
}
