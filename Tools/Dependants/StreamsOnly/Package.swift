// swift-tools-version: 6.1

import PackageDescription

// Tools/Checks/dependants.sh says where the repository to depend on is.
let package = Package(
  name: "StreamsOnly",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: Context.environment["MACHINES_URL"] ?? "file:///swift-machines", from: "1.0.0")
  ],
  targets: [
    .executableTarget(
      name: "StreamsOnly",
      dependencies: [.product(name: "ReactiveCore", package: "swift-machines")]
    )
  ]
)
