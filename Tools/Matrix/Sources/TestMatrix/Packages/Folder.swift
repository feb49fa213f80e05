import Foundation

/// A folder and what is in it.
public struct Folder: Equatable, Sendable {
  /// Absolute, with symbolic links resolved where the folder exists, and no slash at its end.
  public let path: String

  /// - Parameter path: absolute, or relative to the current folder.
  public init(_ path: String) {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    #if os(Windows)
      self.path = absolute
    #else
      self.path =
        realpath(absolute, nil).map { resolved in
          defer { free(resolved) }
          return String(cString: resolved)
        } ?? absolute
    #endif
  }

  /// The absolute path of something in the folder; an absolute path stays as it is.
  public func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : path + "/" + relative
  }

  /// Whether there is such a folder.
  public var isThere: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  public func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: path(relative))
  }

  public func isExecutable(_ relative: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path(relative))
  }

  /// The names of what is in a folder, sorted; nothing when there is none.
  public func contents(_ relative: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(relative))) ?? []).sorted()
  }

  public func text(_ relative: String) -> String? {
    FileManager.default.contents(atPath: path(relative)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A path relative to this folder; nil when it is elsewhere.
  public func relative(_ absolute: String) -> String? {
    absolute.hasPrefix(path + "/") ? String(absolute.dropFirst(path.count + 1)) : nil
  }

  public static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
