import Foundation

/// Writes analytics to a file, one line an event.
///
/// ```swift
/// let log = try AnalyticsLog(path: "movies.log")
/// let machine = Movies(catalog: .embedded, track: { event in try await log.track(event) })
/// ```
public actor AnalyticsLog {
  private let file: FileHandle
  private let path: String

  /// Opens the file, or makes it; what is in it stays.
  ///
  /// - Throws: ``Unwritable`` if it cannot be written.
  public init(path: String) throws(Unwritable) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw Unwritable(path: path) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.path = path
  }

  /// Writes an event at the file's end, where others may write too.
  ///
  /// - Throws: ``Incomplete`` if it could not be written; the next may be again.
  public func track(_ event: AnalyticsEvent) throws(Incomplete) {
    let bytes = Array((line(for: event) + "\n").utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file.fileDescriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        takeBack(bytes.count - rest.count)
        throw Incomplete(path: path, reason: reason)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Removes the beginning of a line whose rest had no room, unless another process has written after it.
  private func takeBack(_ count: Int) {
    let end = lseek(file.fileDescriptor, 0, SEEK_CUR)
    guard count > 0, end >= count, lseek(file.fileDescriptor, 0, SEEK_END) == end else { return }
    ftruncate(file.fileDescriptor, end - off_t(count))
  }

  private func line(for event: AnalyticsEvent) -> String {
    switch event {
    case .loadedPage(let page): "loaded page \(page)"
    case .searched(let count): "searched, found \(count)"
    case .opened(let id): "opened movie \(id)"
    case .favourite(let id, true): "favourite movie \(id)"
    case .favourite(let id, false): "no favourite movie \(id)"
    case .failed(let message): "failed: \(message)"
    }
  }

  /// A line that could not be written.
  public struct Incomplete: Error, Equatable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// Why, in the system's words.
    public let reason: String

    /// The error as one line for the user.
    public var description: String {
      "The log '\(path)' is incomplete (\(reason)). Make room for it, or start again with another --log."
    }
  }

  /// A file that cannot be written.
  public struct Unwritable: Error, Equatable, CustomStringConvertible {
    /// The file.
    public let path: String

    /// The error as one line for the user.
    public var description: String {
      "'\(path)' cannot be written. Name a file in a folder that you may write to."
    }
  }
}
