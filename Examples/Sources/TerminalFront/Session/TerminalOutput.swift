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

  /// Fills the standard descriptors that the process was started without, so that a file or a connection that is
  /// opened later does not take their place. Such an input is empty, such an output cannot be written. Call it
  /// before anything is opened.
  public static func fillStandardDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Whether it is a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether colours may be used: on a terminal that knows them, unless the user forbids them.
  ///
  /// - Parameter environment: the process's environment. `NO_COLOR` with any text forbids colours (see
  ///   no-color.org); a `TERM` of `dumb`, an empty or a missing one knows none.
  public func usesColor(environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty
      && !["", "dumb"].contains(environment["TERM", default: ""])
  }

  /// Writes all of `text`, waiting where the other end is slow.
  ///
  /// - Returns: whether all was written; an output that is gone or full takes nothing more.
  @discardableResult
  public func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeBufferPointer(rebasing: rest))
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&ready, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
