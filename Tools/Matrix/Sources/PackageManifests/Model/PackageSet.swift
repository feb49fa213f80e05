/// The layers' packages together, to look their products and targets up.
public struct PackageSet: Sendable {
  public let packages: [Manifest]
  private let targetsOfProduct: [String: [String]]

  public init(_ packages: [Manifest]) {
    self.packages = packages
    targetsOfProduct = Dictionary(
      packages.flatMap(\.products).map { ($0.name, $0.targets) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The names of the targets that a target depends on directly, those behind a product included.
  public func dependencyTargets(of target: ManifestTarget) -> Set<String> {
    Set(
      target.dependencies.flatMap { dependency in
        switch dependency {
        case .target(let name): [name]
        case .product(let name): targetsOfProduct[name] ?? [name]
        }
      }
    )
  }
}
