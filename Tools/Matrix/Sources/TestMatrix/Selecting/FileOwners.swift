/// Which package a file belongs to.
///
/// A folder beside a package's sources and tests that has manifests of its own (as Examples/GTK) is not the package's.
public struct FileOwners {
  private let graph: PackageGraph
  /// The folders in each package's that are not its own.
  private let strange: [String: Set<Substring>]

  /// - Parameter files: all of the repository, those that differ too.
  public init(graph: PackageGraph, files: [String]) {
    self.graph = graph
    let manifests = files.filter { $0.hasSuffix("/Package.swift") }
    strange = Dictionary(
      uniqueKeysWithValues: graph.ordered.map { package in
        let inside = manifests.filter { $0.hasPrefix(package.folder + "/") }
        let folders = inside.compactMap { Self.firstFolder($0.dropFirst(package.folder.count + 1)) }
        return (package.name, Set(folders).subtracting(["Sources", "Tests"]))
      }
    )
  }

  /// The package whose file this is; nil for one of the repository's own.
  public func package(of file: String) -> MatrixPackage? {
    let package = graph.ordered.filter { file.hasPrefix($0.folder + "/") }
      .max { $0.folder.count < $1.folder.count }
    return package.flatMap { isOwn(file, of: $0) ? $0 : nil }
  }

  /// Whether a file is the package's.
  public func isOwn(_ file: String, of package: MatrixPackage) -> Bool {
    guard file.hasPrefix(package.folder + "/") else { return false }
    guard let first = Self.firstFolder(file.dropFirst(package.folder.count + 1)) else { return true }
    return strange[package.name]?.contains(first) != true
  }

  private static func firstFolder(_ path: Substring) -> Substring? {
    path.firstIndex(of: "/").map { path[..<$0] }
  }
}
