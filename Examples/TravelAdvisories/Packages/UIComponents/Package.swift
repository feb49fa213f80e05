// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "UIComponents",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "UIComponents", targets: ["UIComponents"])
  ],
  dependencies: [
    .package(path: "../../.."),
    .package(path: "../../../../Packages/BehaviorSpecs"),
  ],
  targets: [
    .target(name: "UIComponents", dependencies: [.product(name: "TerminalFront", package: "Examples")]),
    .testTarget(
      name: "UIComponentsTests",
      dependencies: [
        "UIComponents",
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
      ]
    ),
  ]
)
