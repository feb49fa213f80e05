// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Interfaces",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Interfaces", targets: ["Interfaces"]),
    .library(name: "InterfaceMocks", targets: ["InterfaceMocks"]),
  ],
  dependencies: [
    .package(path: "../../../../Packages/BehaviorSpecs"),
    .package(path: "../../../../Packages/Injection"),
    .package(path: "../../../../Packages/ReactiveCore"),
  ],
  targets: [
    .target(name: "Interfaces", dependencies: [.product(name: "ReactiveCore", package: "ReactiveCore")]),
    .target(
      name: "InterfaceMocks",
      dependencies: [
        "Interfaces",
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "InterfacesTests",
      dependencies: [
        "Interfaces",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
      ]
    ),
    .testTarget(
      name: "InterfaceMocksTests",
      dependencies: [
        "Interfaces",
        "InterfaceMocks",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
  ]
)
