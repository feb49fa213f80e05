// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "UtilsTestExtensions",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "UtilsTestExtensions", targets: ["UtilsTestExtensions"])
  ],
  dependencies: [
    .package(path: "../../../../Packages/BehaviorSpecs"),
    .package(path: "../../../../Packages/ReactiveCore"),
  ],
  targets: [
    .target(
      name: "UtilsTestExtensions",
      dependencies: [
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "UtilsTestExtensionsTests",
      dependencies: [
        "UtilsTestExtensions",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
  ]
)
