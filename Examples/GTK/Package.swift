// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "GTK",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../../Packages/Locking"),
    .package(path: "../../Packages/ReactiveCore"),
    .package(path: "../../Packages/MachineKit"),
    .package(path: "../../Packages/Bindings"),
    .package(path: ".."),
  ],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "GLibLoop",
      dependencies: [
        "CGTK",
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ]
    ),
    .executableTarget(
      name: "gtk-movies",
      dependencies: [
        "CGTK",
        "GLibLoop",
        .product(name: "Bindings", package: "Bindings"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "MoviesCatalog", package: "Examples"),
        .product(name: "MoviesFeature", package: "Examples"),
        .product(name: "WebJSON", package: "Examples"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ],
      path: "Sources/MoviesWindow"
    ),
    .executableTarget(
      name: "main-actor-probe",
      dependencies: ["CGTK", "GLibLoop", .product(name: "ReactiveCore", package: "ReactiveCore")],
      path: "Tests/MainActorProbe"
    ),
    .executableTarget(
      name: "film-count",
      dependencies: [
        "CGTK",
        "GLibLoop",
        .product(name: "Bindings", package: "Bindings"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "MoviesFeature", package: "Examples"),
      ],
      path: "Tests/FilmCount"
    ),
    .testTarget(
      name: "GLibLoopTests",
      dependencies: [
        "CGTK",
        "GLibLoop",
        "film-count",
        "main-actor-probe",
        .product(name: "FrontTesting", package: "Examples"),
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ]
    ),
    .testTarget(
      name: "MoviesWindowTests",
      dependencies: [
        "CGTK",
        "gtk-movies",
        .product(name: "FrontTesting", package: "Examples"),
      ]
    ),
  ]
)
