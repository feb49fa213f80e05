import Foundation
import PackageManifests

/// Looks for imports that a package's manifest does not declare.
struct ImportScan {
  let root: Folder
  let graph: PackageGraph
  let manifests: ManifestStore

  /// What is wrong in a package's files: `file:line: message`.
  func problems(in package: MatrixPackage, files: [String]) throws(MatrixError) -> [String] {
    var read: [Manifest] = []
    for other in graph.ordered { read.append(try manifests.manifest(other.manifest)) }
    for path in package.outside { read.append(try manifests.manifest(path + "/Package.swift")) }
    let imports = DeclaredImports(PackageLookup(read))
    var problems: [String] = []
    for file in files where file.hasSuffix(".swift") {
      guard let text = root.text(file) else { continue }
      for problem in imports.problems(in: text, file: file) {
        let line = text.utf8.prefix(problem.offset).count { $0 == UInt8(ascii: "\n") } + 1
        problems.append("\(file):\(line): \(problem.message)")
      }
    }
    return problems
  }
}
