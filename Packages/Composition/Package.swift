// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Composition",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Composition", targets: ["Composition"])
  ],
  dependencies: [
    .package(path: "../MachineKit"),
    .package(path: "../ReactiveCore"),
    .package(path: "../CaseKeyPaths"),
    .package(path: "../IssueReporting"),
    .package(path: "../Locking"),
    .package(path: "../StateDump"),
  ],
  targets: [
    .target(
      name: "Composition",
      dependencies: [
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
        .product(name: "StateDump", package: "StateDump"),
      ]
    ),
    .testTarget(
      name: "CompositionTests",
      dependencies: [
        "Composition",
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "IssueReporting", package: "IssueReporting"),
      ]
    ),
  ]
)
