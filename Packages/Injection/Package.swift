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
    .package(path: "../ReactiveCore"),
  ],
  targets: [
    .target(
      name: "Injection",
      dependencies: [
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "InjectionTests",
      dependencies: [
        "Injection",
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
      ]
    ),
  ]
)
