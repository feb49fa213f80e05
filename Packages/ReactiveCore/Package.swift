// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "ReactiveCore",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
    .library(name: "ReactiveFoundation", targets: ["ReactiveFoundation"]),
    .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
  ],
  dependencies: [
    .package(path: "../Locking"),
    .package(path: "../IssueReporting"),
  ],
  targets: [
    .target(
      name: "ReactiveEngine",
      dependencies: [.product(name: "Locking", package: "Locking")]
    ),
    .target(
      name: "ReactiveCore",
      dependencies: ["ReactiveEngine", .product(name: "Locking", package: "Locking")]
    ),
    .target(
      name: "ReactiveFoundation",
      dependencies: ["ReactiveCore", .product(name: "Locking", package: "Locking")]
    ),
    .target(
      name: "ReactiveTesting",
      dependencies: [
        "ReactiveCore",
        "ReactiveFoundation",
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
      ]
    ),
    .testTarget(
      name: "ReactiveCoreTests",
      dependencies: ["ReactiveCore", "ReactiveEngine", .product(name: "Locking", package: "Locking")]
    ),
    .testTarget(
      name: "ReactiveFoundationTests",
      dependencies: ["ReactiveCore", "ReactiveFoundation"]
    ),
    .testTarget(
      name: "ReactiveTestingTests",
      dependencies: [
        "ReactiveCore",
        "ReactiveFoundation",
        "ReactiveTesting",
        .product(name: "IssueReporting", package: "IssueReporting"),
      ]
    ),
  ]
)
