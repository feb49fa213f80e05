// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Feature",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Feature", targets: ["Feature"])
  ],
  dependencies: [
    .package(path: "../DomainModels"),
    .package(path: "../FrameworkProviders"),
    .package(path: "../Interfaces"),
    .package(path: "../Logic"),
    .package(path: "../Repositories"),
    .package(path: "../UIComponents"),
    .package(path: "../UtilsTestExtensions"),
    .package(path: "../ViewModels"),
    .package(path: "../../.."),
    .package(path: "../../../../Packages/BehaviorSpecs"),
    .package(path: "../../../../Packages/Injection"),
    .package(path: "../../../../Packages/Locking"),
    .package(path: "../../../../Packages/ReactiveCore"),
  ],
  targets: [
    .target(
      name: "Feature",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "Logic", package: "Logic"),
        .product(name: "Repositories", package: "Repositories"),
        .product(name: "FrameworkProviders", package: "FrameworkProviders"),
        .product(name: "FrameworkProviderFacades", package: "FrameworkProviders"),
        .product(name: "UIComponents", package: "UIComponents"),
        .product(name: "ViewModels", package: "ViewModels"),
        .product(name: "StoreFront", package: "Examples"),
        .product(name: "TerminalFront", package: "Examples"),
        .product(name: "WebJSON", package: "Examples"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
      ]
    ),
    .executableTarget(name: "travel-advisories", dependencies: ["Feature"]),
    .testTarget(
      name: "FeatureTests",
      dependencies: [
        .product(name: "DomainModels", package: "DomainModels"),
        "Feature",
        .product(name: "FrameworkProviders", package: "FrameworkProviders"),
        .product(name: "Interfaces", package: "Interfaces"),
        .product(name: "UIComponents", package: "UIComponents"),
        .product(name: "ViewModels", package: "ViewModels"),
        .product(name: "UtilsTestExtensions", package: "UtilsTestExtensions"),
        "travel-advisories",
        .product(name: "FrontTesting", package: "Examples"),
        .product(name: "WebJSON", package: "Examples"),
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
  ]
)
