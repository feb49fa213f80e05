import Foundation

/// Names everything that a result depends on: two runs with the same key have the same result.
public final class RunKeys {
  private let root: Folder
  private let graph: PackageGraph
  private let digests: FileDigests
  private let surroundings: String
  private lazy var owners = FileOwners(graph: graph, files: allFiles)
  private var packageKeys: [String: String] = [:]

  /// - Parameter configuration: how things are built, with the options that tests are run with.
  public init(
    root: Folder,
    graph: PackageGraph,
    digests: FileDigests,
    surroundings: Surroundings,
    configuration: String
  ) {
    self.root = root
    self.graph = graph
    self.digests = digests
    self.surroundings = surroundings.digest + configuration
  }

  /// The key of a package: its files, and the keys of what it depends on.
  public func key(of package: MatrixPackage) -> String {
    if let known = packageKeys[package.name] { return known }
    var parts = [surroundings, package.folder]
    parts.append(digests.digest(of: Array(Set(files(of: package)).union(files(package.reads))), in: root))
    for name in package.dependencies { parts.append(graph[name].map(key) ?? name) }
    for path in package.outside { parts.append(outsideKey(path)) }
    let key = SHA256.hex(Array(parts.joined(separator: "\n").utf8))
    packageKeys[package.name] = key
    return key
  }

  /// The key of a check: its script, and what the script says that it reads.
  public func key(of check: Check) -> String {
    var parts = [surroundings, check.name]
    var files: Set<String> = []
    if let script = check.script { files.insert(script) }
    files.formUnion(self.files(check.inputs))
    for case .package(let name) in check.inputs { parts.append(graph[name].map(key) ?? "missing \(name)") }
    parts.append(digests.digest(of: Array(files), in: root))
    return SHA256.hex(Array(parts.joined(separator: "\n").utf8))
  }

  /// The files that inputs name.
  private func files(_ inputs: [Check.Input]) -> Set<String> {
    var files: Set<String> = []
    for input in inputs {
      switch input {
      case .everything: files.formUnion(allFiles)
      case .path(let path):
        files.formUnion(allFiles.filter { $0 == path || (path.hasSuffix("/") && $0.hasPrefix(path)) })
      case .ending(let ending): files.formUnion(allFiles.filter { $0.hasSuffix(ending) })
      case .package: break
      }
    }
    return files
  }

  private var allFiles: [String] { digests.files(in: root) }

  private func files(of package: MatrixPackage) -> [String] {
    allFiles.filter { owners.isOwn($0, of: package) }
  }

  /// A package elsewhere: all of its folder, and of the folders that its manifest depends on.
  private func outsideKey(_ path: String) -> String {
    if let known = packageKeys[path] { return known }
    packageKeys[path] = path
    let folder = Folder(path)
    var parts = [digests.digest(of: digests.files(in: folder), in: folder)]
    let manifests = ManifestStore(root: folder, kept: "", swift: "", context: "")
    for dependency in manifests.writtenDependencyPaths("Package.swift") {
      parts.append(outsideKey(Folder(dependency.hasPrefix("/") ? dependency : path + "/" + dependency).path))
    }
    let key = SHA256.hex(Array(parts.joined(separator: "\n").utf8))
    packageKeys[path] = key
    return key
  }
}
