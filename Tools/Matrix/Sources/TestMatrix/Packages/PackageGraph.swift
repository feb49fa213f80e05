/// The packages in an order in which each comes after those it depends on.
public struct PackageGraph: Equatable, Sendable {
  /// From the ground up.
  public let ordered: [MatrixPackage]

  /// - Parameter packages: those of the layers first. They are taken by the number of their dependencies, so that the
  ///   order reads from the ground up; those outside of `Packages` come last, as they are given.
  public init(_ packages: [MatrixPackage]) throws(MatrixError) {
    let byName = Dictionary(packages.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let layers = packages.filter { $0.folder.hasPrefix("Packages/") }
    let ranked = layers.enumerated().sorted { left, right in
      (left.element.dependencies.count, left.offset) < (right.element.dependencies.count, right.offset)
    }
    var visit = Visit(packages: byName)
    for package in ranked.map(\.element) + packages.filter({ !$0.folder.hasPrefix("Packages/") }) {
      try visit.add(package, trail: [])
    }
    ordered = visit.ordered
  }

  private struct Visit {
    let packages: [String: MatrixPackage]
    var ordered: [MatrixPackage] = []
    var done: Set<String> = []

    init(packages: [String: MatrixPackage]) { self.packages = packages }

    mutating func add(_ package: MatrixPackage, trail: [String]) throws(MatrixError) {
      if let start = trail.firstIndex(of: package.name) {
        let cycle = (trail[start...] + [package.name]).joined(separator: " → ")
        throw MatrixError("the manifests depend on each other in a cycle: \(cycle)")
      }
      guard !done.contains(package.name) else { return }
      for name in package.dependencies {
        guard let dependency = packages[name] else {
          throw MatrixError("\(package.manifest) depends on '\(name)', which is not a package here")
        }
        try add(dependency, trail: trail + [package.name])
      }
      done.insert(package.name)
      ordered.append(package)
    }
  }

  public subscript(name: String) -> MatrixPackage? {
    ordered.first { $0.name == name }
  }

  /// The names, and those of all packages that depend on them, however indirectly.
  public func withDependents(_ names: Set<String>) -> Set<String> {
    var all = names
    for package in ordered where !all.isDisjoint(with: package.dependencies) { all.insert(package.name) }
    return all
  }

  /// All packages that a package depends on, however indirectly, from the ground up.
  public func dependencies(of package: MatrixPackage) -> [MatrixPackage] {
    var needed = Set(package.dependencies)
    for other in ordered.reversed() where needed.contains(other.name) { needed.formUnion(other.dependencies) }
    return ordered.filter { needed.contains($0.name) }
  }
}
