// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "StateDump",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "StateDump", targets: ["StateDump"])
  ],
  targets: [
    .target(
      name: "StateDump"
    ),
    .testTarget(
      name: "StateDumpTests",
      dependencies: ["StateDump"]
    ),
  ]
)
