// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Logic",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Logic", targets: ["Logic"])
  ],
  dependencies: [
    .package(path: "../DomainModels"),
    .package(path: "../Interfaces"),
    .package(path: "../Repositories"),
    .package(path: "../UtilsTestExtensions"),
    .package(path: "../../../../Packages/BehaviorSpecs"),
    .package(path: "../../../../Packages/Injection"),
    .package(path: "../../../../Packages/ReactiveCore"),
  ],
  targets: [
    .target(
      name: "Logic",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "Repositories", package: "Repositories"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "LogicTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "InterfaceMocks", package: "Interfaces"),
        "Logic",
        .product(name: "Repositories", package: "Repositories"),
        .product(name: "UtilsTestExtensions", package: "UtilsTestExtensions"),
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
  ]
)
