// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "TestSupport",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "TestSupport", targets: ["TestSupport"])
  ],
  dependencies: [
    .package(path: "../Locking"),
    .package(path: "../StateDump"),
    .package(path: "../IssueReporting"),
    .package(path: "../CaseKeyPaths"),
    .package(path: "../ReactiveCore"),
    .package(path: "../Injection"),
    .package(path: "../MachineKit"),
    .package(path: "../Composition"),
  ],
  targets: [
    .target(
      name: "TestSupport",
      dependencies: [
        .product(name: "Locking", package: "Locking"),
        .product(name: "StateDump", package: "StateDump"),
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "MachineKit", package: "MachineKit"),
      ]
    ),
    .testTarget(
      name: "TestSupportTests",
      dependencies: [
        "TestSupport",
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "StateDump", package: "StateDump"),
      ]
    ),
  ]
)
