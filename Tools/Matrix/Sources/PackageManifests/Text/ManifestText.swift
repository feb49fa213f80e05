/// Reads what a manifest writes out, without running it.
public struct ManifestText: Sendable {
  /// The package's name; nil when it is computed.
  public let name: String?
  /// The paths of the packages that it depends on in folders, as written; nil when one of them is computed.
  public let dependencyPaths: [String]?
  /// All of it, but for platforms and what a target's build has of its own; nil when something is computed.
  public let manifest: Manifest?

  private static let kinds = [
    "target": "regular", "testTarget": "test", "executableTarget": "executable", "macro": "macro",
    "systemLibrary": "system", "plugin": "plugin", "binaryTarget": "binary",
  ]

  /// - Parameters:
  ///   - text: the manifest's.
  ///   - file: its path, relative to the repository.
  public init(_ text: String, file: String) {
    let call = ExpressionParser.packageCall(in: text)
    let isChanged = ExpressionParser.changesPackage(text)
    let name = call?["name"]?.string
    let dependencies = isChanged ? nil : call?.list("dependencies", Self.dependency)
    let paths = dependencies?.compactMap(\.path)
    self.name = name
    self.dependencyPaths = paths
    guard let call, let name, let dependencies, let paths,
      let targets = call.list("targets", Self.target), let products = call.list("products", Self.product)
    else {
      manifest = nil
      return
    }
    manifest = Manifest(
      file: file,
      name: name,
      dependencies: dependencies.map(\.package),
      dependencyPaths: paths,
      products: products,
      targets: targets
    )
  }

  private static func dependency(
    _ expression: WrittenExpression
  ) -> (package: PackageDependency, path: String?)? {
    guard case .call("package", _) = expression else { return nil }
    if let path = expression["path"] {
      return path.string.map { (.folder(lastComponent($0)), $0) }
    }
    let place = (expression["url"] ?? expression["id"])?.string
    return place.map { (.elsewhere(lastComponent($0)), nil) }
  }

  private static func target(_ expression: WrittenExpression) -> ManifestTarget? {
    guard case .call(let member, _) = expression, let kind = kinds[member],
      let name = expression["name"]?.string,
      let dependencies = expression.list("dependencies", targetDependency)
    else { return nil }
    guard let path = expression["path"] else {
      return ManifestTarget(name: name, kind: kind, dependencies: dependencies)
    }
    return path.string.map { ManifestTarget(name: name, kind: kind, path: $0, dependencies: dependencies) }
  }

  private static func targetDependency(_ expression: WrittenExpression) -> TargetDependency? {
    if let name = expression.string { return .target(name) }
    guard case .call(let member, _) = expression, let name = expression["name"]?.string else { return nil }
    return member == "product" ? .product(name) : .target(name)
  }

  private static func product(_ expression: WrittenExpression) -> ManifestProduct? {
    guard case .call = expression, let name = expression["name"]?.string else { return nil }
    return expression.list("targets", \.string).map { ManifestProduct(name: name, targets: $0) }
  }

  private static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
