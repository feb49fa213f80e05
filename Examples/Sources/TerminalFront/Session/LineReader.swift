import Dispatch

/// Reads the standard input line by line without keeping the caller's thread waiting.
///
/// ```swift
/// let lines = LineReader()
/// while let line = await lines.next() { print(line) }
/// ```
public final class LineReader: Sendable {
  private let queue = DispatchQueue(label: "line input")

  /// Makes a reader. Have one in a process: two would take lines from each other.
  public init() {}

  /// The next line without its end, or nil at the end of the input. Bytes that are not UTF-8 become `�`.
  public func next() async -> String? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: readLine()) }
    }
  }
}
