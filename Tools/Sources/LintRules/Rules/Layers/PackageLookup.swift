import Foundation
import PackageManifests

/// The packages of a repository and the files of their targets.
struct PackageLookup: Sendable {
  let set: PackageSet
  /// Manifests that nobody could read.
  let problems: [ManifestProblem]
  private let owners: [String: String]
  /// The folders of all targets, the longest first.
  private let folders: [(path: String, package: Manifest, target: ManifestTarget)]

  /// - Parameters:
  ///   - manifests: without an umbrella, which lists the targets of others.
  ///   - problems: what is wrong with those that could not be read.
  init(_ manifests: [Manifest], problems: [ManifestProblem] = []) {
    self.problems = problems
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

  /// Reads the manifests of a tree: on the syntax tree what is written out there, which takes no time, and with
  /// SwiftPM what is computed.
  init(reading tree: SourceTree, files: [String]) {
    var manifests: [Manifest] = []
    var problems: [ManifestProblem] = []
    for file in files where file.hasSuffix("/Package.swift") {
      if let manifest = tree.text(of: file).flatMap({ ManifestSyntax.manifest(in: $0, file: file) }) {
        manifests.append(manifest)
        continue
      }
      do throws(ManifestProblem) {
        manifests.append(try ManifestReader(root: tree.root).manifest(file))
      } catch {
        problems.append(error)
      }
    }
    self.init(manifests, problems: problems)
  }

  /// The target that a file is compiled in, and its package.
  func target(of file: String) -> (package: Manifest, target: ManifestTarget)? {
    folders.first { file.hasPrefix($0.path) }.map { ($0.package, $0.target) }
  }

  /// The package that has a module.
  func owner(of module: String) -> String? { owners[module] }
}
