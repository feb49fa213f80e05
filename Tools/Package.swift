// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "manifests", targets: ["ManifestsTool"]),
    .executable(name: "lint", targets: ["LintTool"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
  ],
  dependencies: [
    .package(path: "../Packages/Locking"),
    .package(path: "../Packages/StateDump"),
    .package(path: "../Packages/CaseKeyPaths"),
    .package(path: "../Packages/ReactiveCore"),
    .package(path: "../Packages/MachineKit"),
  ],
  targets: [
    .target(name: "PackageManifests"),
    .executableTarget(name: "ManifestsTool", dependencies: ["PackageManifests"]),
    .target(name: "LintRules", dependencies: ["PackageManifests"]),
    .executableTarget(name: "LintTool", dependencies: ["LintRules", "PackageManifests"]),
    .target(name: "BenchmarkHarness"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkHarness",
        .product(name: "Locking", package: "Locking"),
        .product(name: "StateDump", package: "StateDump"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "MachineKit", package: "MachineKit"),
      ]
    ),
    .testTarget(name: "PackageManifestsTests", dependencies: ["PackageManifests"]),
    .testTarget(name: "LintRulesTests", dependencies: ["LintRules", "PackageManifests"]),
    .testTarget(name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"]),
  ]
)
