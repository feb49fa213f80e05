import PackageManifests

/// A product of the umbrella, and where it comes from.
public struct LayerProduct: Equatable, Sendable {
  public var name: String
  /// The package's folder below Packages, which is its name.
  public var package: String
  /// Where its module's sources are, relative to the repository.
  public var path: String
  /// The modules that are part of it and no product themselves.
  public var parts: [String]

  /// The products of an umbrella manifest, from the ground up.
  public static func products(of umbrella: Manifest) -> [LayerProduct] {
    let targets = Dictionary(umbrella.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let products = Set(umbrella.products.map(\.name))
    return umbrella.products.compactMap { product in
      guard let target = targets[product.name] else { return nil }
      let path = umbrella.path(of: target)
      let parts = PackageSet([]).dependencyTargets(of: target).subtracting(products).filter { name in
        targets[name]?.kind == "regular"
      }
      return LayerProduct(
        name: product.name,
        package: String(path.split(separator: "/").dropFirst().first ?? ""),
        path: path,
        parts: parts.sorted()
      )
    }
  }
}
