import Foundation

/// Finds the repository that files belong to.
enum LintRoot {
  /// The nearest folder at or above a path that has rules; else the repository's, else the path's own.
  static func root(of path: URL) -> URL {
    nearest(".swiftlint-rules", above: path) ?? nearest(".git", above: path) ?? folder(path)
  }

  private static func nearest(_ name: String, above path: URL) -> URL? {
    var folder = folder(path)
    while true {
      if FileManager.default.fileExists(atPath: folder.path + "/" + name) { return folder }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }

  private static func folder(_ path: URL) -> URL {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder)
    let folder = exists && !isFolder.boolValue ? path.deletingLastPathComponent() : path
    return URL(fileURLWithPath: folder.path, isDirectory: false)
  }

  /// A path relative to the root; empty for the root itself, absolute outside of it.
  static func path(of url: URL, in root: URL) -> String {
    if url.path == root.path { return "" }
    let prefix = root.path == "/" ? "/" : root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }

  /// The manifests that say what the files may import: those of all packages, when a file is in one.
  static func manifests(of files: [String], in tree: SourceTree) -> [String] {
    guard files.contains(where: { tree.packageFolder(of: $0) != nil }) else { return [] }
    return tree.swiftFiles(below: "").filter { $0.hasSuffix("/Package.swift") }
  }
}
