// swift-tools-version: 6.1

// The program behind run-tests.sh. It has no dependencies, so that it is built first and soon.

import PackageDescription

// run-tests.sh: tests read run-tests.sh
let package = Package(
  name: "Matrix",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "matrix", targets: ["MatrixTool"]),
    .library(name: "PackageManifests", targets: ["PackageManifests"]),
  ],
  targets: [
    .target(name: "PackageManifests"),
    .target(name: "TestMatrix", dependencies: ["PackageManifests"]),
    .executableTarget(name: "MatrixTool", dependencies: ["TestMatrix"]),
    .testTarget(name: "PackageManifestsTests", dependencies: ["PackageManifests"]),
    .testTarget(name: "TestMatrixTests", dependencies: ["TestMatrix", "PackageManifests"]),
    .testTarget(name: "RunTestsTests", dependencies: ["TestMatrix", "MatrixTool"]),
  ]
)
