import Foundation

/// A repository's files, by their paths relative to it.
struct SourceTree: Sendable {
  let root: URL

  /// The Swift files below a folder, in order; hidden folders, and so builds, are left out, and links to folders.
  func swiftFiles(below folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [String] in
      let path = folder.isEmpty || folder == "." ? name : "\(folder)/\(name)"
      let attributes = try? FileManager.default.attributesOfItem(atPath: url(path).path)
      if attributes?[.type] as? FileAttributeType == .typeDirectory { return swiftFiles(below: path) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }

  /// The files of rules.
  func ruleFiles() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.path + "/.swiftlint-rules")
    return (names ?? []).filter { $0.hasSuffix(".yml") || $0.hasSuffix(".yaml") }.sorted()
      .map { ".swiftlint-rules/\($0)" }
  }

  /// The folder of the package that a file belongs to, relative to the root; nil outside of any.
  func packageFolder(of file: String) -> String? {
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileManager.default.fileExists(atPath: url(folder + "/Package.swift").path) { return String(folder) }
    }
    return nil
  }

  /// The text of a file; nil when it cannot be read as UTF-8.
  func text(of file: String) -> String? {
    guard let data = try? Data(contentsOf: url(file)) else { return nil }
    return String(validating: data, as: UTF8.self)
  }

  /// - Parameter file: relative to the root, or absolute.
  func url(_ file: some StringProtocol) -> URL {
    file.hasPrefix("/") ? URL(fileURLWithPath: String(file)) : root.appendingPathComponent(String(file))
  }
}
