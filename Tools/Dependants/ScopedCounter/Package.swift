// swift-tools-version: 6.1

import PackageDescription

// Tools/Checks/dependants.sh says where the repository to depend on is.
let package = Package(
  name: "ScopedCounter",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: Context.environment["MACHINES_URL"] ?? "file:///swift-machines", from: "1.0.0")
  ],
  targets: [
    .target(
      name: "Counters",
      dependencies: [
        .product(name: "MachineKit", package: "swift-machines"),
        .product(name: "Composition", package: "swift-machines"),
        .product(name: "CaseKeyPaths", package: "swift-machines"),
      ]
    ),
    .executableTarget(
      name: "ScopedCounter",
      dependencies: ["Counters", .product(name: "MachineKit", package: "swift-machines")]
    ),
    .testTarget(
      name: "CountersTests",
      dependencies: ["Counters", .product(name: "TestSupport", package: "swift-machines")]
    ),
  ]
)
