// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Locking",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "Locking", targets: ["Locking"])
  ],
  targets: [
    .target(
      name: "ThreadPointer"
    ),
    .target(
      name: "Locking",
      dependencies: ["ThreadPointer"]
    ),
    .testTarget(
      name: "LockingTests",
      dependencies: ["Locking"]
    ),
  ]
)
