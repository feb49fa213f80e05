// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  dependencies: [
    .package(path: "../Packages/Locking")
  ],
  targets: [
    .target(name: "MoviesCatalog", dependencies: [.product(name: "Locking", package: "Locking")]),
    .target(name: "CTerminalGuard"),
    .target(
      name: "TerminalFront",
      dependencies: ["CTerminalGuard", .product(name: "Locking", package: "Locking")]
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "FrontTesting",
      dependencies: ["CPseudoTerminal", .product(name: "Locking", package: "Locking")],
      path: "Tests/FrontTesting"
    ),
    .executableTarget(name: "terminal-probe", dependencies: ["TerminalFront"], path: "Tests/TerminalProbe"),
    .testTarget(name: "MoviesCatalogTests", dependencies: ["MoviesCatalog", "FrontTesting"]),
    .testTarget(
      name: "TerminalFrontTests",
      dependencies: ["TerminalFront", "FrontTesting", "terminal-probe"]
    ),
  ]
)
