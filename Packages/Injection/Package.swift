// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Injection",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Injection", targets: ["Injection"])
  ],
  dependencies: [
    .package(path: "../IssueReporting"),
    .package(path: "../Locking"),
  ],
  targets: [
    .target(
      name: "Injection",
      dependencies: [
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
      ]
    ),
    .testTarget(
      name: "InjectionTests",
      dependencies: [
        "Injection",
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
      ]
    ),
  ]
)
