import Foundation
import LintRules

/// A small repository in a temporary folder, to run the lint on.
final class LintedFolder {
  let root: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    root = temporary.appendingPathComponent("lint-\(UUID())")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try write(".swiftlint-rules/.keep", "")
    try write(
      "Packages/Ground/Package.swift",
      """
      import PackageDescription
      let package = Package(
        name: "Ground",
        products: [.library(name: "Earth", targets: ["Ground", "Grass"])],
        targets: [.target(name: "Ground"), .target(name: "Grass"), .target(name: "Hidden")]
      )
      """
    )
    try write(
      "Packages/House/Package.swift",
      """
      import PackageDescription
      let package = Package(
        name: "House",
        dependencies: [.package(path: "../Ground")],
        targets: [
          .target(name: "House", dependencies: [.product(name: "Earth", package: "Ground")]),
          .target(name: "Attic"),
          .testTarget(name: "HouseTests", dependencies: ["House"]),
        ]
      )
      """
    )
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func write(_ file: String, _ text: String) throws {
    let url = root.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func text(_ file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  func lint(_ options: LintOptions = LintOptions(paths: ["."])) -> LintRun {
    precondition(FileManager.default.fileExists(atPath: root.path + "/.swiftlint-rules"))
    return LintRun(options, currentFolder: root)
  }
}
