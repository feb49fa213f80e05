import Foundation

/// Reads what `swift package dump-package` prints.
enum ManifestDecoder {
  typealias Object = [String: Any]

  /// - Parameters:
  ///   - data: the JSON.
  ///   - file: the manifest's path, relative to the repository.
  static func manifest(from data: Data, file: String) throws(ManifestProblem) -> Manifest {
    guard let dump = (try? JSONSerialization.jsonObject(with: data)) as? Object,
      let name = dump["name"] as? String,
      let targets = dump["targets"] as? [Object]
    else {
      throw ManifestProblem(file, "`swift package dump-package` printed something else than a package")
    }
    return Manifest(
      file: file,
      name: name,
      platforms: objects(dump["platforms"]).map { platform in
        "\(platform["platformName"] as? String ?? "?") \(platform["version"] as? String ?? "?")"
      },
      dependencies: objects(dump["dependencies"]).map(packageDependency),
      dependencyPaths: objects(dump["dependencies"]).compactMap { dependency in
        objects(dependency["fileSystem"]).first?["path"] as? String
      },
      products: objects(dump["products"]).map { product in
        ManifestProduct(
          name: product["name"] as? String ?? "",
          targets: product["targets"] as? [String] ?? []
        )
      },
      targets: targets.map(target)
    )
  }

  private static func objects(_ value: Any?) -> [Object] {
    value as? [Object] ?? []
  }

  private static func packageDependency(_ object: Object) -> PackageDependency {
    if let path = objects(object["fileSystem"]).first?["path"] as? String {
      return .folder(URL(fileURLWithPath: path).lastPathComponent)
    }
    let identity = object.values.lazy.compactMap { objects($0).first?["identity"] as? String }.first
    return .elsewhere(identity ?? "?")
  }

  private static func target(_ object: Object) -> ManifestTarget {
    ManifestTarget(
      name: object["name"] as? String ?? "",
      kind: object["type"] as? String ?? "",
      path: object["path"] as? String,
      dependencies: objects(object["dependencies"]).compactMap(targetDependency),
      buildDetails: buildDetails(object),
      usesUnsafeFlags: objects(object["settings"]).contains { setting in
        (setting["kind"] as? Object)?["unsafeFlags"] != nil
      }
    )
  }

  /// A dependency is an object with one key, whose value starts with the name.
  private static func targetDependency(_ object: Object) -> TargetDependency? {
    guard let (key, value) = object.first, let name = (value as? [Any])?.first as? String else { return nil }
    return key == "product" ? .product(name) : .target(name)
  }

  private static func buildDetails(_ object: Object) -> String {
    let keys: Set = ["settings", "resources", "exclude", "sources", "publicHeadersPath", "pluginUsages"]
    let details = object.filter { keys.contains($0.key) && !(($0.value as? [Any])?.isEmpty ?? false) }
    guard let data = try? JSONSerialization.data(withJSONObject: details, options: .sortedKeys) else {
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }
}
