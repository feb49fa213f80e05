import Foundation

/// Reads what a child has printed since the last look.
struct LogWatch {
  private let path: String
  private var offset: UInt64 = 0
  private var unfinished = ""
  /// Whether building is done and tests are run.
  private(set) var isTesting = false
  /// The name of the last test that was started.
  private(set) var lastStarted: String?

  /// - Parameter isTesting: whether nothing is built before.
  init(_ path: String, isTesting: Bool = false) {
    self.path = path
    self.isTesting = isTesting
  }

  mutating func look() {
    guard let handle = FileHandle(forReadingAtPath: path) else { return }
    defer { try? handle.close() }
    guard (try? handle.seek(toOffset: offset)) != nil, let data = try? handle.readToEnd(), !data.isEmpty
    else {
      return
    }
    offset += UInt64(data.count)
    // `\r\n` is one character, and no `\n`.
    var lines = (unfinished + String(decoding: data, as: UTF8.self)).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    unfinished = lines.popLast().map(String.init) ?? ""
    for line in lines {
      if line.hasPrefix("Build complete!") { isTesting = true }
      if case .started(let name) = TestEvent(line) { lastStarted = name }
    }
  }
}
