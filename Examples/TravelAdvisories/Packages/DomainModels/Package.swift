// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "DomainModels",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "DomainModels", targets: ["DomainModels"])
  ],
  dependencies: [
    .package(path: "../../../../Packages/BehaviorSpecs")
  ],
  targets: [
    .target(name: "DomainModels"),
    .testTarget(
      name: "DomainModelsTests",
      dependencies: [
        "DomainModels",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
      ]
    ),
  ]
)
