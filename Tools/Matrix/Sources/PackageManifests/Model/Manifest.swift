/// What a `Package.swift` says, as far as the checks look at it.
public struct Manifest: Equatable, Sendable {
  /// The file, relative to the repository: `Packages/Locking/Package.swift`.
  public var file: String
  public var name: String
  /// The supported platforms with their versions: `macos 13.0`.
  public var platforms: [String]
  public var dependencies: [PackageDependency]
  /// Where the packages in folders are: absolute, or relative to this manifest's folder.
  public var dependencyPaths: [String]
  public var products: [ManifestProduct]
  public var targets: [ManifestTarget]

  public init(
    file: String,
    name: String,
    platforms: [String] = [],
    dependencies: [PackageDependency] = [],
    dependencyPaths: [String] = [],
    products: [ManifestProduct] = [],
    targets: [ManifestTarget] = []
  ) {
    self.file = file
    self.name = name
    self.platforms = platforms
    self.dependencies = dependencies
    self.dependencyPaths = dependencyPaths
    self.products = products
    self.targets = targets
  }

  /// The folder of the file with a slash at its end, relative to the repository; empty for the repository's own.
  public var folder: String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  /// Where a target's sources are, relative to the repository.
  public func path(of target: ManifestTarget) -> String {
    folder + (target.path ?? "\(target.kind == "test" ? "Tests" : "Sources")/\(target.name)")
  }
}
