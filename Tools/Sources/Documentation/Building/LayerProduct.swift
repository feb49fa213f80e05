import PackageManifests

/// A library of the umbrella or of the examples, and where it comes from.
public struct LayerProduct: Equatable, Sendable {
  public var name: String
  /// The folder of its package, relative to the repository.
  public var folder: String
  /// Where its module's sources are, relative to the repository.
  public var path: String
  /// The modules that are part of it and no product themselves.
  public var parts: [String]

  /// The package's name, which is its folder's.
  public var package: String { folder.split(separator: "/").last.map(String.init) ?? "" }

  /// The products of a manifest, in its order, which is from the ground up in the umbrella's.
  public static func products(of manifest: Manifest) -> [LayerProduct] {
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let products = Set(manifest.products.map(\.name))
    return manifest.products.compactMap { product in
      guard let target = targets[product.name] else { return nil }
      let path = manifest.path(of: target)
      let parts = PackageSet([]).dependencyTargets(of: target).subtracting(products).filter { name in
        targets[name]?.kind == "regular"
      }
      return LayerProduct(
        name: product.name,
        folder: path.split(separator: "/").prefix { $0 != "Sources" && $0 != "Tests" }.joined(separator: "/"),
        path: path,
        parts: parts.sorted()
      )
    }
  }
}
