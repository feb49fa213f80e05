#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Messages over a pair of file descriptors: each is its length (8 bytes, little-endian) and its bytes.
struct MessageChannel {
  /// A length beyond this is no message but a stream out of step: the channel counts as closed.
  static let sizeLimit = 1 << 30

  let input: CInt
  let output: CInt

  /// The next message, or nil when the other side has closed the stream or broken it off amid a message.
  func receive() -> [UInt8]? {
    guard let header = receive(count: 8) else { return nil }
    let size = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard size <= UInt64(Self.sizeLimit) else { return nil }
    return receive(count: Int(size))
  }

  /// Writes a message; false when the other side no longer reads.
  func send(_ message: [UInt8]) -> Bool {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    return sendAll(header + message)
  }

  private func receive(count: Int) -> [UInt8]? {
    var isComplete = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let received = read(input, buffer.baseAddress! + initialized, count - initialized)
        if received > 0 {
          initialized += received
        } else if received == 0 || errno != EINTR {
          isComplete = false
          return
        }
      }
    }
    return isComplete ? bytes : nil
  }

  private func sendAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let written = write(output, buffer.baseAddress! + sent, buffer.count - sent)
        if written >= 0 {
          sent += written
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
