import Locking

/// Prints lines with a prefix. A stream is written to by one thread at a time, so it must not use the publisher
/// that is being printed.
final class EventPrinter: @unchecked Sendable {
  private let prefix: String
  private let gate = SerialGate()
  /// Touched inside the gate.
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func print(_ event: String) {
    let line = prefix + event
    gate.perform { [self] in
      if stream == nil { return Swift.print(line) }
      stream?.write(line)
      stream?.write("\n")
    }
  }
}
