import Foundation

/// The Swift files of this repository.
public struct Repository: Sendable {
  public let root: URL

  public init(root: URL) {
    self.root = root
  }

  /// The text of each file, build folders left out.
  public func sources() -> [String] {
    let all = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    let files = all?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
