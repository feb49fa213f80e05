import PackageManifests

/// The manifests of a tree: as they are written, which takes no time, or run by SwiftPM when they compute.
struct ManifestsOfTree {
  let packages: PackageLookup
  /// What is wrong with manifests that nobody could read.
  let problems: [ManifestProblem]

  init(reading tree: SourceTree, files: [String]) {
    var manifests: [Manifest] = []
    var problems: [ManifestProblem] = []
    for file in files where file.hasSuffix("/Package.swift") {
      if let manifest = tree.text(of: file).flatMap({ ManifestText($0, file: file).manifest }) {
        manifests.append(manifest)
        continue
      }
      do throws(ManifestProblem) {
        manifests.append(try ManifestReader(root: tree.root).manifest(file))
      } catch {
        problems.append(error)
      }
    }
    packages = PackageLookup(manifests)
    self.problems = problems
  }
}
