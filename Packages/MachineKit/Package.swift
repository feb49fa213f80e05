// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "MachineKit",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "MachineKit", targets: ["MachineKit"])
  ],
  dependencies: [
    .package(path: "../ReactiveCore"),
    .package(path: "../CaseKeyPaths"),
    .package(path: "../IssueReporting"),
    .package(path: "../Locking"),
  ],
  targets: [
    .target(
      name: "MachineKit",
      dependencies: [
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
      ]
    ),
    .testTarget(
      name: "MachineKitTests",
      dependencies: [
        "MachineKit",
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
      ]
    ),
  ]
)
