// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "FrameworkProviders",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "FrameworkProviders", targets: ["FrameworkProviders"]),
    .library(name: "FrameworkProviderFacades", targets: ["FrameworkProviderFacades"]),
    .library(name: "FrameworkProviderMocks", targets: ["FrameworkProviderMocks"]),
    .library(name: "FrameworkProviderTestFactories", targets: ["FrameworkProviderTestFactories"]),
  ],
  dependencies: [
    .package(path: "../DomainModels"),
    .package(path: "../UtilsTestExtensions"),
    .package(path: "../../../../Packages/BehaviorSpecs"),
    .package(path: "../../../../Packages/Injection"),
    .package(path: "../../../../Packages/ReactiveCore"),
  ],
  targets: [
    .target(
      name: "FrameworkProviders",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
      ]
    ),
    .target(
      name: "FrameworkProviderFacades",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "FrameworkProviders",
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
      ]
    ),
    .target(
      name: "FrameworkProviderMocks",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "FrameworkProviders",
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
    .target(
      name: "FrameworkProviderTestFactories",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "FrameworkProviders",
        "FrameworkProviderMocks",
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "FrameworkProvidersTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "FrameworkProviders",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "FrameworkProviderFacadesTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "FrameworkProviders",
        "FrameworkProviderFacades",
        "FrameworkProviderMocks",
        "FrameworkProviderTestFactories",
        .product(name: "UtilsTestExtensions", package: "UtilsTestExtensions"),
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "FrameworkProviderMocksTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "FrameworkProviders",
        "FrameworkProviderMocks",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "FrameworkProviderTestFactoriesTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "FrameworkProviders",
        "FrameworkProviderMocks",
        "FrameworkProviderTestFactories",
        .product(name: "UtilsTestExtensions", package: "UtilsTestExtensions"),
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
  ]
)
