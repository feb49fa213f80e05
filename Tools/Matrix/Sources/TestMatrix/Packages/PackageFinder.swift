import Foundation
import PackageManifests

/// Finds the packages of a monorepo and reads what their manifests say.
public struct PackageFinder {
  private let root: Folder
  private let manifests: ManifestStore

  public init(root: Folder, manifests: ManifestStore) {
    self.root = root
    self.manifests = manifests
  }

  /// The packages below `Packages` by name, then Examples, Tools/Matrix and Tools.
  public func packages() throws(MatrixError) -> [MatrixPackage] {
    let layers = root.contents("Packages").map { "Packages/\($0)" }
    let folders = (layers + ["Examples", "Tools/Matrix", "Tools"]).filter {
      root.exists($0 + "/Package.swift")
    }
    guard !folders.isEmpty else {
      throw MatrixError(
        "no package is in \(root.path)/Packages; give a folder that has Packages/NAME/Package.swift with --root"
      )
    }
    var packages: [MatrixPackage] = []
    for folder in folders { packages.append(try package(folder, among: folders)) }
    for (name, same) in Dictionary(grouping: packages, by: \.name) where same.count > 1 {
      throw MatrixError("two packages are named '\(name)': \(same.map(\.folder).joined(separator: ", "))")
    }
    return packages
  }

  private func package(_ folder: String, among folders: [String]) throws(MatrixError) -> MatrixPackage {
    let file = folder + "/Package.swift"
    var inside: Set<String> = []
    var outside: Set<String> = []
    for path in try manifests.dependencyPaths(file) {
      let absolute = path.hasPrefix("/") ? path : root.path(folder) + "/" + path
      let real = Folder(absolute).path
      if let other = folders.first(where: { root.path($0) == real }) {
        inside.insert(Folder.lastComponent(other))
      } else if root.relative(real).map({ $0.hasPrefix("Packages/") }) == true {
        throw MatrixError(
          "\(file) depends on '\(Folder.lastComponent(real))', which is not a package here: "
            + "there is no \(root.relative(real) ?? real)/Package.swift"
        )
      } else {
        outside.insert(real)
      }
    }
    return MatrixPackage(
      name: Folder.lastComponent(folder),
      folder: folder,
      dependencies: inside.sorted(),
      outside: outside.sorted(),
      reads: Self.reads(root.text(file) ?? "")
    )
  }

  /// `// run-tests.sh: tests read everything`, or paths.
  private static func reads(_ manifest: String) -> [Check.Input] {
    let start = "// run-tests.sh: tests read "
    let line = manifest.split(whereSeparator: \.isNewline).first { $0.hasPrefix(start) }
    return line.map { Check.inputs($0.dropFirst(start.count)) } ?? []
  }
}
