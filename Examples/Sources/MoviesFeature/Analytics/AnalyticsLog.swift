import Foundation

/// Writes analytics to a file, one line an event.
///
/// ```swift
/// let log = try AnalyticsLog(path: "movies.log")
/// let machine = Movies(catalog: .embedded, track: { event in try await log.track(event) })
/// ```
public actor AnalyticsLog {
  private let file: FileHandle

  /// Opens the file, or makes it; what is in it stays.
  ///
  /// - Throws: ``Unwritable`` if it cannot be written.
  public init(path: String) throws(Unwritable) {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forUpdatingAtPath: path) else { throw Unwritable(path: path) }
    self.file = file
  }

  /// Writes an event at the file's end.
  public func track(_ event: AnalyticsEvent) throws {
    try file.seekToEnd()
    try file.write(contentsOf: Data((line(for: event) + "\n").utf8))
  }

  private func line(for event: AnalyticsEvent) -> String {
    switch event {
    case .loadedPage(let page): "loaded page \(page)"
    case .searched(let count): "searched, found \(count)"
    case .opened(let id): "opened movie \(id)"
    case .failed(let message): "failed: \(message)"
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
