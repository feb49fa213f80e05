import Dispatch
import Locking
import TerminalFront

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
/// let lines = CommandReader()
/// while let line = try await lines.next() { print(line) }
/// ```
public final class CommandReader: @unchecked Sendable {
  // The buffer is used on the queue alone.
  private let queue = DispatchQueue(label: "command input")
  private var buffer: [UInt8] = []
  private var hasEnded = false
  /// Input without an end of line would fill the memory. In bytes.
  private static let longestLine = 4 * 1_048_576

  /// Makes a reader. Have one in a process: two would take lines from each other.
  public init() {}

  /// The next line without its end, or nil at the end of the input. Bytes that are not UTF-8 become `�`.
  ///
  /// - Throws: ``UnreadableInput``.
  public func next() async throws(UnreadableInput) -> String? {
    let line: Result<String?, UnreadableInput> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.read()) }
    }
    return try line.get()
  }

  /// The next line, which a terminal does not show while it is typed; nil at the end of the input.
  func nextSecret() async throws(UnreadableInput) -> String? {
    let hiding = HiddenInput.begin()
    defer { hiding?.end() }
    return try await next()
  }

  private func read() -> Result<String?, UnreadableInput> {
    var scanned = 0
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return .success(Self.text(buffer[..<end]))
      }
      scanned = buffer.count
      if hasEnded {
        defer { buffer = [] }
        return .success(buffer.isEmpty ? nil : Self.text(buffer[...]))
      }
      guard buffer.count < Self.longestLine else { return .failure(UnreadableInput(code: EMSGSIZE)) }
      if let failure = readMore() { return .failure(failure) }
    }
  }

  private func readMore() -> UnreadableInput? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = systemRead(0, &bytes, bytes.count)
    if count > 0 {
      buffer += bytes.prefix(count)
    } else if count == 0 {
      hasEnded = true
    } else if errno == EAGAIN {
      var ready = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      _ = poll(&ready, 1, -1)
    } else if errno != EINTR {
      return UnreadableInput(code: errno)
    }
    return nil
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
