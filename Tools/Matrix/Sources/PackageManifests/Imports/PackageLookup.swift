/// The packages of a repository and the files of their targets.
public struct PackageLookup: Sendable {
  /// The packages with their products.
  public let set: PackageSet
  private let owners: [String: String]
  /// The folders of all targets, the longest first.
  private let folders: [(path: String, package: Manifest, target: ManifestTarget)]

  /// - Parameter manifests: without an umbrella, which lists the targets of others.
  public init(_ manifests: [Manifest]) {
    set = PackageSet(manifests)
    owners = Dictionary(
      manifests.flatMap { package in package.targets.map { ($0.name, package.name) } },
      uniquingKeysWith: { first, _ in first }
    )
    folders = manifests.flatMap { package in
      package.targets.map { (package.path(of: $0) + "/", package, $0) }
    }
    .sorted { $0.0.count > $1.0.count }
  }

  /// The target that a file is compiled in, and its package.
  public func target(of file: String) -> (package: Manifest, target: ManifestTarget)? {
    folders.first { file.hasPrefix($0.path) }.map { ($0.package, $0.target) }
  }

  /// The package that has a module.
  public func owner(of module: String) -> String? { owners[module] }
}
