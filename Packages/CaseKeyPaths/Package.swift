// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "CaseKeyPaths",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "CaseKeyPaths", targets: ["CaseKeyPaths"]),
    .library(name: "MacroPlugin", targets: ["MacroPlugin"]),
    .library(name: "EnumScanning", targets: ["EnumScanning"]),
  ],
  dependencies: [
    .package(path: "../IssueReporting")
  ],
  targets: [
    .target(
      name: "MacroPlugin"
    ),
    .target(
      name: "EnumScanning",
      dependencies: ["MacroPlugin"]
    ),
    .macro(
      name: "CaseKeyPathsPlugin",
      dependencies: ["EnumScanning", "MacroPlugin"]
    ),
    .target(
      name: "CaseKeyPaths",
      dependencies: [
        "CaseKeyPathsPlugin",
        .product(name: "IssueReporting", package: "IssueReporting"),
      ]
    ),
    .testTarget(
      name: "MacroPluginTests",
      dependencies: ["MacroPlugin"]
    ),
    .testTarget(
      name: "CaseKeyPathsTests",
      dependencies: [
        "CaseKeyPaths",
        "EnumScanning",
        "MacroPlugin",
        .product(name: "IssueReporting", package: "IssueReporting"),
      ]
    ),
  ]
)
