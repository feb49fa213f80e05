import Locking

/// Prints lines with a prefix. A stream is written to by one thread at a time; a line that is printed from inside
/// a write, because the stream uses the publisher that is being printed, is written after it.
// swiftlint:disable:next UncheckedSendableNeedsLock - the gate lets one in at a time
final class EventPrinter: @unchecked Sendable {
  private let prefix: String
  private let printsToStream: Bool
  private let gate = SerialGate()

  // Touched inside the gate.
  /// Away while it is written to, so that a write from inside does not touch it.
  private var stream: (any TextOutputStream)?
  private var waiting: [String] = []

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
    printsToStream = stream != nil
  }

  func print(_ event: String) {
    let line = prefix + event
    gate.perform { [self] in
      if printsToStream { write(line) } else { Swift.print(line) }
    }
  }

  private func write(_ line: String) {
    waiting.append(line)
    guard var current = stream else { return }
    stream = nil
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      current.write(next)
      current.write("\n")
    }
    stream = current
  }
}
