import Foundation

/// The repository's files, by their paths relative to it.
struct SourceTree {
  let root: URL

  /// The Swift files below a folder, in order; hidden folders, and so builds, are left out.
  func swiftFiles(below folder: String) -> [String] {
    let start = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: start.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") || folder.isEmpty ? folder + name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: root.appendingPathComponent(path).path,
        isDirectory: &isFolder
      )
      if isFolder.boolValue { return swiftFiles(below: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  /// The files of rules.
  func ruleFiles() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/.swiftlint-rules")
    return (names ?? []).filter { $0.hasSuffix(".yml") }.sorted().map { ".swiftlint-rules/\($0)" }
  }

  func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }
}
