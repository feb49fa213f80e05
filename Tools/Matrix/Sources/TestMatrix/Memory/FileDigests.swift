import Foundation

/// The files of folders and digests of their contents, each file read once.
public final class FileDigests {
  /// Folders that hold nothing of a person's.
  private static let builds: Set = [".build", ".git", ".swiftpm"]

  private var lists: [String: [String]] = [:]
  private var digests: [String: String] = [:]

  public init() {}

  /// The files below a folder, relative to it and sorted: those that git knows or would take up, or, without git, all
  /// but what is built.
  public func files(in folder: Folder) -> [String] {
    if let known = lists[folder.path] { return known }
    let named = Self.gitFiles(folder) ?? Self.walkedFiles(folder)
    let files = Set(named.flatMap { Self.whatIsBehind($0, in: folder) }).sorted()
    lists[folder.path] = files
    return files
  }

  /// One digest for the names and contents of files.
  public func digest(of files: [String], in folder: Folder) -> String {
    var lines: [String] = []
    for file in files.sorted() { lines.append("\(file) \(digest(of: folder.path(file)))") }
    return SHA256.hex(Array(lines.joined(separator: "\n").utf8))
  }

  private func digest(of path: String) -> String {
    if let known = digests[path] { return known }
    let contents = FileManager.default.contents(atPath: path)
    let mode = FileManager.default.isExecutableFile(atPath: path) ? "x" : "-"
    let digest = contents.map { mode + SHA256.hex(Array($0)) } ?? "missing"
    digests[path] = digest
    return digest
  }

  private static func gitFiles(_ folder: Folder) -> [String]? {
    let arguments = ["git", "-C", folder.path, "ls-files", "-coz", "--exclude-standard"]
    guard let output = CommandOutput.of(arguments), output.status == 0 else { return nil }
    let names = output.text.split(separator: "\0").map(String.init)
    // A name is listed more than once in a merge; one of a deleted file is listed too.
    let files = Set(names + ignoredSources(folder)).filter {
      FileManager.default.fileExists(atPath: folder.path($0))
    }
    // In a folder that git is told to ignore as a whole, nothing is listed.
    return files.isEmpty ? nil : Array(files)
  }

  /// What git is told to ignore among sources is compiled all the same.
  private static func ignoredSources(_ folder: Folder) -> [String] {
    let listing = ["git", "-C", folder.path, "ls-files", "-oiz", "--exclude-standard", "--directory"]
    let names = CommandOutput.of(listing)?.text.split(separator: "\0").map(String.init) ?? []
    return names.filter { name in
      let parts = name.split(separator: "/").dropLast()
      return (parts.contains("Sources") || parts.contains("Tests"))
        && !parts.contains { builds.contains("\($0)") }
    }
  }

  /// A file is itself. A folder in its place is a link to one, a submodule or another repository: all of its files.
  private static func whatIsBehind(_ name: String, in folder: Folder) -> [String] {
    var open: [(name: String, above: Set<String>)] = [(name, [folder.path])]
    var files: [String] = []
    while let (name, above) = open.popLast() {
      let there = Folder(folder.path(name))
      guard there.isThere else {
        files.append(name)
        continue
      }
      // A link to a folder that it is in has no end.
      if above.contains(there.path) || (folder.path + "/").hasPrefix(there.path + "/") { continue }
      if builds.contains(Folder.lastComponent(name)) { continue }
      let start = name.hasSuffix("/") ? name : name + "/"
      for inner in there.contents(".") where !builds.contains(inner) {
        open.append((start + inner, above.union([there.path])))
      }
    }
    return files
  }

  private static func walkedFiles(_ folder: Folder) -> [String] {
    var files: [String] = []
    guard let walker = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    while let name = walker.nextObject() as? String {
      let isFolder = walker.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder, builds.contains(Folder.lastComponent(name)) {
        walker.skipDescendants()
      } else if !isFolder {
        files.append(name)
      }
    }
    return files
  }
}
