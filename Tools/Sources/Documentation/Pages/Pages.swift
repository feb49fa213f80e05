import Foundation

/// The pages of a repository whose code is checked: its README and CONTRIBUTING, the READMEs of each package and of the
/// examples, the articles and tutorials of the catalogs.
public struct Pages: Sendable {
  private let root: URL

  public init(root: URL) {
    self.root = root
  }

  /// The pages of Markdown, relative to the repository, in order.
  public func markdown() -> [String] {
    let own = ["README.md", "CONTRIBUTING.md"].filter(exists)
    let packages = folders(in: "Packages").map { "Packages/\($0)/README.md" }.filter(exists)
    let examples = ["Examples"] + folders(in: "Examples").map { "Examples/\($0)" }
    return own + packages + examples.map { "\($0)/README.md" }.filter(exists)
      + catalogs().flatMap { files(below: $0, ending: ".md") }
  }

  /// The tutorials, relative to the repository, in order.
  public func tutorials() -> [String] {
    catalogs().flatMap { files(below: $0, ending: ".tutorial") }
  }

  /// The catalogs of DocC, relative to the repository, in order.
  public func catalogs() -> [String] {
    let layers = folders(in: "Packages").flatMap { package in
      let sources = "Packages/\(package)/Sources"
      return folders(in: sources).flatMap { target in
        folders(in: "\(sources)/\(target)").filter { $0.hasSuffix(".docc") }.map {
          "\(sources)/\(target)/\($0)"
        }
      }
    }
    return layers + folders(in: "Tools/Manual").filter { $0.hasSuffix(".docc") }.map { "Tools/Manual/\($0)" }
  }

  /// The text of a page.
  public func text(of page: String) throws(PageProblem) -> String {
    do {
      return try String(contentsOf: url(page), encoding: .utf8)
    } catch {
      throw PageProblem(page, nil, "it cannot be read as UTF-8")
    }
  }

  /// The files below a folder with names that end so, relative to the repository, in order.
  public func files(below folder: String, ending: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if isFolder(path) { return files(below: path, ending: ending) }
      return name.hasSuffix(ending) ? [path] : []
    }
  }

  /// Whether there is such a file or folder.
  public func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func url(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  private func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private func folders(in folder: String) -> [String] {
    names(in: folder).filter { isFolder("\(folder)/\($0)") }
  }
}
