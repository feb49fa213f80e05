#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Where a front writes to, and what may be written there.
public struct TerminalOutput: Sendable {
  /// The file descriptor that is written to.
  public let descriptor: Int32

  /// Makes an output.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The standard output.
  public static let standard = TerminalOutput(descriptor: 1)

  /// The standard error.
  public static let standardError = TerminalOutput(descriptor: 2)

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether colours may be used: on a terminal that knows them, unless the user forbids them.
  ///
  /// - Parameter environment: the process's environment. `NO_COLOR` with any text forbids colours (see
  ///   no-color.org); `TERM` of `dumb` knows none.
  public func usesColor(environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes all of `text`, waiting where the other end is slow. An output that is gone takes nothing more.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeBufferPointer(rebasing: rest))
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
