@testable import TestMatrix

/// A small monorepo: B and C stand on A, D on B and C; Tools reads everything.
enum Layers {
  static let packages = [
    MatrixPackage(name: "A", folder: "Packages/A"),
    MatrixPackage(name: "B", folder: "Packages/B", dependencies: ["A"]),
    MatrixPackage(name: "C", folder: "Packages/C", dependencies: ["A"]),
    MatrixPackage(name: "D", folder: "Packages/D", dependencies: ["B", "C"]),
    MatrixPackage(name: "Tools", folder: "Tools", dependencies: ["A"], reads: [.everything]),
  ]

  static let checks = [
    Check(
      name: "style",
      what: "style",
      script: "Tools/Checks/style.sh",
      inputs: [.ending(".swift"), .path(".style")]
    ),
    Check(name: "rules", what: "rules", script: "Tools/Checks/rules.sh", inputs: [.everything]),
    Check(
      name: "fast",
      what: "B is fast",
      script: "Tools/Checks/fast.sh",
      inputs: [.package("B"), .path("Speed/")]
    ),
  ]

  static func graph() throws -> PackageGraph { try PackageGraph(packages) }

  static func selection() throws -> Selection {
    let leg = Check(name: "other", what: "other", script: "Tools/Legs/other.sh", inputs: [])
    return Selection(graph: try graph(), checks: checks, legs: [leg])
  }
}
