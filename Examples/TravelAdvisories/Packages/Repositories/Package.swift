// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Repositories",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Repositories", targets: ["Repositories"])
  ],
  dependencies: [
    .package(path: "../DomainModels"),
    .package(path: "../Interfaces"),
    .package(path: "../UtilsTestExtensions"),
    .package(path: "../../../../Packages/BehaviorSpecs"),
    .package(path: "../../../../Packages/Injection"),
    .package(path: "../../../../Packages/ReactiveCore"),
  ],
  targets: [
    .target(
      name: "Repositories",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "RepositoriesTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "InterfaceMocks", package: "Interfaces"),
        "Repositories",
        .product(name: "UtilsTestExtensions", package: "UtilsTestExtensions"),
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
  ]
)
