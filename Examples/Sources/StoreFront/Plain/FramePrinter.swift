import Locking
import TerminalFront

/// Prints frames one after the other; one that looks like the last is not printed again. Thread-safe.
public final class FramePrinter: @unchecked Sendable {
  private let output: TerminalOutput
  // Held while something is written, so that what two threads print does not mix.
  private let lock = Lock()
  private var last: Frame?
  private var printed = 0
  private var failed = false

  /// Makes a printer.
  public init(output: TerminalOutput) {
    self.output = output
  }

  /// How many frames were printed.
  var count: Int {
    lock.withLock { printed }
  }

  /// Whether something could not be written.
  public var hasFailed: Bool {
    lock.withLock { failed }
  }

  /// Prints a frame.
  public func print(_ frame: Frame) {
    lock.withLock {
      guard frame != last else { return }
      last = frame
      printed += 1
      put(frame.plainText)
    }
  }

  /// Prints a line that belongs to no frame.
  public func say(_ line: String) {
    lock.withLock { put(line + "\n") }
  }

  private func put(_ text: String) {
    if !output.write(text) { failed = true }
  }
}
