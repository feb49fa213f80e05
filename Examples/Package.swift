// swift-tools-version: 6.1

import Foundation
import PackageDescription

/// Whether favourites can be kept in a file: SQLite's headers are part of Apple's SDK, and of libsqlite3-dev or
/// sqlite-devel elsewhere. MOVIES_WITHOUT_SQLITE=1 builds as where they are missing.
let hasSQLite: Bool = {
  if Context.environment["MOVIES_WITHOUT_SQLITE"] == "1" { return false }
  #if canImport(Darwin)
    return true
  #else
    return ["/usr/include", "/usr/local/include"].contains {
      FileManager.default.fileExists(atPath: $0 + "/sqlite3.h")
    }
  #endif
}()
let sqliteLibrary: [Target] =
  hasSQLite
  ? [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite3"])]
    )
  ] : []
let sqlite: [Target.Dependency] = hasSQLite ? ["CSQLite"] : []

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "MoviesCatalog", targets: ["MoviesCatalog"]),
    .library(name: "MoviesFeature", targets: ["MoviesFeature"]),
    .library(name: "FrontTesting", targets: ["FrontTesting"]),
    .library(name: "MoviesFavourites", targets: ["MoviesFavourites"]),
    .library(name: "MoviesFrames", targets: ["MoviesFrames"]),
    .library(name: "SearchFeature", targets: ["SearchFeature"]),
    .library(name: "SignInFeature", targets: ["SignInFeature"]),
    .library(name: "StoreFront", targets: ["StoreFront"]),
    .library(name: "TerminalFront", targets: ["TerminalFront"]),
    .library(name: "WeatherFeature", targets: ["WeatherFeature"]),
    .library(name: "WebJSON", targets: ["WebJSON"]),
  ],
  dependencies: [
    .package(path: "../Packages/Locking"),
    .package(path: "../Packages/CaseKeyPaths"),
    .package(path: "../Packages/ReactiveCore"),
    .package(path: "../Packages/MachineKit"),
    .package(path: "../Packages/Composition"),
    .package(path: "../Packages/Bindings"),
    .package(path: "../Packages/IssueReporting"),
    .package(path: "../Packages/StateDump"),
    .package(path: "../Packages/Injection"),
    .package(path: "../Packages/TestSupport"),
  ],
  targets: sqliteLibrary + [
    .target(name: "MoviesCatalog", dependencies: ["WebJSON"]),
    .target(
      name: "MoviesFeature",
      dependencies: [
        "MoviesCatalog",
        .product(name: "Locking", package: "Locking"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "Composition", package: "Composition"),
      ]
    ),
    .target(name: "WebJSON", dependencies: [.product(name: "Locking", package: "Locking")]),
    .target(
      name: "WeatherFeature",
      dependencies: [
        "WebJSON",
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "Injection", package: "Injection"),
      ]
    ),
    .target(
      name: "SearchFeature",
      dependencies: [
        "WebJSON",
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
      ]
    ),
    .target(name: "MoviesFavourites", dependencies: ["MoviesCatalog", "MoviesFeature"] + sqlite),
    .target(
      name: "MoviesFrames",
      dependencies: ["MoviesCatalog", "MoviesFeature", "StoreFront", "TerminalFront"]
    ),
    .target(name: "CTerminalGuard"),
    .target(
      name: "TerminalFront",
      dependencies: ["CTerminalGuard", .product(name: "Locking", package: "Locking")]
    ),
    .target(
      name: "StoreFront",
      dependencies: [
        "TerminalFront",
        .product(name: "Bindings", package: "Bindings"),
        .product(name: "Locking", package: "Locking"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
      ]
    ),
    .target(
      name: "CounterFeature",
      dependencies: [
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "MachineKit", package: "MachineKit"),
      ]
    ),
    .executableTarget(
      name: "counter",
      dependencies: [
        "CounterFeature",
        "StoreFront",
        "TerminalFront",
        .product(name: "MachineKit", package: "MachineKit"),
      ],
      path: "Sources/CounterFront"
    ),
    .target(
      name: "TrafficLightFeature",
      dependencies: [
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "Injection", package: "Injection"),
        .product(name: "MachineKit", package: "MachineKit"),
      ]
    ),
    .executableTarget(
      name: "traffic-light",
      dependencies: [
        "StoreFront",
        "TerminalFront",
        "TrafficLightFeature",
        .product(name: "MachineKit", package: "MachineKit"),
      ],
      path: "Sources/TrafficLightFront"
    ),
    .target(
      name: "SignInFeature",
      dependencies: [
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "StateDump", package: "StateDump"),
      ]
    ),
    .executableTarget(
      name: "signin",
      dependencies: [
        "SignInFeature",
        "StoreFront",
        "TerminalFront",
        .product(name: "Bindings", package: "Bindings"),
        .product(name: "MachineKit", package: "MachineKit"),
      ],
      path: "Sources/SignInFront"
    ),
    .executableTarget(
      name: "movies",
      dependencies: [
        "MoviesCatalog",
        "MoviesFavourites",
        "MoviesFeature",
        "MoviesFrames",
        "StoreFront",
        "TerminalFront",
        "WebJSON",
        .product(name: "Bindings", package: "Bindings"),
        .product(name: "MachineKit", package: "MachineKit"),
      ],
      path: "Sources/MoviesFront"
    ),
    .executableTarget(
      name: "weather",
      dependencies: [
        "WeatherFeature",
        "WebJSON",
        "StoreFront",
        "TerminalFront",
        .product(name: "Injection", package: "Injection"),
        .product(name: "MachineKit", package: "MachineKit"),
      ],
      path: "Sources/WeatherFront"
    ),
    .executableTarget(
      name: "search",
      dependencies: [
        "SearchFeature",
        "WebJSON",
        "StoreFront",
        "TerminalFront",
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
      ],
      path: "Sources/SearchFront"
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "FrontTesting",
      dependencies: ["CPseudoTerminal", .product(name: "Locking", package: "Locking")],
      path: "Tests/FrontTesting"
    ),
    .executableTarget(
      name: "front-probe",
      dependencies: ["StoreFront", "TerminalFront", .product(name: "MachineKit", package: "MachineKit")],
      path: "Tests/FrontProbe"
    ),
    .executableTarget(name: "terminal-probe", dependencies: ["TerminalFront"], path: "Tests/TerminalProbe"),
    .testTarget(name: "MoviesCatalogTests", dependencies: ["MoviesCatalog", "WebJSON", "FrontTesting"]),
    .testTarget(
      name: "MoviesFeatureTests",
      dependencies: [
        "MoviesCatalog",
        "MoviesFeature",
        "FrontTesting",
        "WebJSON",
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
    .testTarget(name: "WebJSONTests", dependencies: ["WebJSON", "FrontTesting"]),
    .testTarget(
      name: "WeatherFeatureTests",
      dependencies: [
        "WeatherFeature",
        "WebJSON",
        "FrontTesting",
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
    .testTarget(
      name: "SearchFeatureTests",
      dependencies: [
        "SearchFeature",
        "WebJSON",
        "FrontTesting",
        .product(name: "Locking", package: "Locking"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
      ]
    ),
    .testTarget(name: "WeatherFrontTests", dependencies: ["FrontTesting", "weather"]),
    .testTarget(name: "SearchFrontTests", dependencies: ["FrontTesting", "search"]),
    .testTarget(
      name: "TerminalFrontTests",
      dependencies: ["TerminalFront", "FrontTesting", "terminal-probe"]
    ),
    .testTarget(
      name: "StoreFrontTests",
      dependencies: [
        "StoreFront",
        "TerminalFront",
        "FrontTesting",
        "counter",
        "front-probe",
        .product(name: "MachineKit", package: "MachineKit"),
      ]
    ),
    .testTarget(
      name: "CounterTests",
      dependencies: [
        "CounterFeature",
        "FrontTesting",
        "counter",
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
    .testTarget(
      name: "TrafficLightTests",
      dependencies: [
        "TrafficLightFeature",
        "FrontTesting",
        "traffic-light",
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
    .testTarget(
      name: "SignInTests",
      dependencies: [
        "SignInFeature",
        "FrontTesting",
        "signin",
        .product(name: "Bindings", package: "Bindings"),
        .product(name: "IssueReporting", package: "IssueReporting"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "StateDump", package: "StateDump"),
        .product(name: "TestSupport", package: "TestSupport"),
      ]
    ),
    .testTarget(
      name: "MoviesFavouritesTests",
      dependencies: ["MoviesCatalog", "MoviesFavourites", "MoviesFeature", "FrontTesting"] + sqlite
    ),
    .testTarget(
      name: "MoviesFramesTests",
      dependencies: [
        "MoviesCatalog",
        "MoviesFeature",
        "MoviesFrames",
        "TerminalFront",
        .product(name: "MachineKit", package: "MachineKit"),
      ],
      exclude: ["Screens"]
    ),
    .testTarget(
      name: "MoviesFrontTests",
      dependencies: ["FrontTesting", "MoviesFavourites", "MoviesFeature", "TerminalFront", "movies"]
    ),
  ]
)
