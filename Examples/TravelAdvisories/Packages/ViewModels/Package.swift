// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "ViewModels",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "ViewModels", targets: ["ViewModels"])
  ],
  dependencies: [
    .package(path: "../DomainModels"),
    .package(path: "../FrameworkProviders"),
    .package(path: "../Interfaces"),
    .package(path: "../Logic"),
    .package(path: "../Repositories"),
    .package(path: "../UtilsTestExtensions"),
    .package(path: "../../../../Packages/BehaviorSpecs"),
    .package(path: "../../../../Packages/CaseKeyPaths"),
    .package(path: "../../../../Packages/Injection"),
    .package(path: "../../../../Packages/MachineKit"),
    .package(path: "../../../../Packages/ReactiveCore"),
  ],
  targets: [
    .target(
      name: "ViewModels",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "Logic", package: "Logic"),
        .product(name: "FrameworkProviders", package: "FrameworkProviders"),
        .product(name: "FrameworkProviderFacades", package: "FrameworkProviders"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "ViewModelsTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "InterfaceMocks", package: "Interfaces"),
        .product(name: "Logic", package: "Logic"),
        .product(name: "Repositories", package: "Repositories"),
        .product(name: "FrameworkProviders", package: "FrameworkProviders"),
        .product(name: "FrameworkProviderFacades", package: "FrameworkProviders"),
        .product(name: "FrameworkProviderMocks", package: "FrameworkProviders"),
        .product(name: "FrameworkProviderTestFactories", package: "FrameworkProviders"),
        .product(name: "UtilsTestExtensions", package: "UtilsTestExtensions"),
        "ViewModels",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
  ]
)
