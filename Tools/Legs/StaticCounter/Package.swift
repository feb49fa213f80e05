// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "StaticCounter",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../../../Packages/MachineKit")],
  targets: [
    .executableTarget(
      name: "static-counter",
      dependencies: [.product(name: "MachineKit", package: "MachineKit")]
    )
  ]
)
