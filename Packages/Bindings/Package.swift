// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Bindings",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Bindings", targets: ["Bindings"])
  ],
  dependencies: [
    .package(path: "../MachineKit"),
    .package(path: "../Composition"),
    .package(path: "../ReactiveCore"),
    .package(path: "../CaseKeyPaths"),
    .package(path: "../IssueReporting"),
    .package(path: "../Locking"),
  ],
  targets: [
    .target(
      name: "Bindings",
      dependencies: [
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "Locking", package: "Locking"),
      ]
    ),
    .testTarget(
      name: "BindingsTests",
      dependencies: [
        "Bindings",
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "IssueReporting", package: "IssueReporting"),
      ]
    ),
  ]
)
