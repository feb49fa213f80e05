// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "BehaviorSpecs",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "BehaviorSpecs", targets: ["BehaviorSpecs"])
  ],
  dependencies: [
    .package(path: "../Locking"),
    .package(path: "../IssueReporting"),
    .package(path: "../StateDump"),
    .package(path: "../CaseKeyPaths"),
    .package(path: "../ReactiveCore"),
    .package(path: "../Injection"),
  ],
  targets: [
    .macro(
      name: "BehaviorSpecsPlugin",
      dependencies: [.product(name: "MacroPlugin", package: "CaseKeyPaths")]
    ),
    .target(
      name: "BehaviorSpecs",
      dependencies: [
        "BehaviorSpecsPlugin",
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "StateDump", package: "StateDump"),
        .product(name: "Locking", package: "Locking"),
      ]
    ),
    .testTarget(
      name: "BehaviorSpecsTests",
      dependencies: [
        "BehaviorSpecs",
        "BehaviorSpecsPlugin",
        .product(name: "MacroPlugin", package: "CaseKeyPaths"),
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
        .product(name: "Injection", package: "Injection"),
      ]
    ),
  ]
)
