import Dispatch
import Locking

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Reads the standard input line by line without keeping the caller's thread waiting.
///
/// ```swift
/// let lines = LineReader()
/// while let line = await lines.next() { print(line) }
/// if let reason = lines.failure { print("cannot read: \(reason)") }
/// ```
public final class LineReader: @unchecked Sendable {
  private let queue = DispatchQueue(label: "line input")
  private let lock = Lock()
  private var code: Int32 = 0
  // For the queue alone.
  private var unread: [UInt8] = []
  private var isAtEnd = false

  /// Makes a reader. Have one in a process: two would take lines from each other.
  public init() {}

  /// The next line without its end, or nil at the end of the input. Bytes that are not UTF-8 become `�`.
  public func next() async -> String? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.line()) }
    }
  }

  /// Why the input ended, in the system's words, if it could not be read; nil when it ended by itself.
  public var failure: String? {
    let code = lock.withLock { self.code }
    return code == 0 ? nil : String(cString: strerror(code))
  }

  private func line() -> String? {
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return Self.text(unread[..<end])
      }
      searched = unread.count
      guard readMore() else {
        defer { unread = [] }
        return unread.isEmpty ? nil : Self.text(unread[...])
      }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// Returns whether something was read.
  private func readMore() -> Bool {
    guard !isAtEnd else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = read(0, &bytes, bytes.count)
    while count < 0, errno == EINTR || errno == EAGAIN {
      var ready = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      _ = poll(&ready, 1, -1)
      count = read(0, &bytes, bytes.count)
    }
    if count < 0 { lock.withLock { code = errno } }
    isAtEnd = count <= 0
    unread += bytes.prefix(max(0, count))
    return count > 0
  }
}
