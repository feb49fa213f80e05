// swift-tools-version: 6.1

import Foundation
import PackageDescription

/// The toolchain's own swift-syntax, near the library that reads this manifest; nil when there is none.
let swiftSyntax: String? = {
  #if canImport(Darwin)
    let libraries = (0..<_dyld_image_count()).compactMap { index in
      _dyld_get_image_name(index).map { String(cString: $0) }
    }
    let library = libraries.first { $0.contains("/libPackageDescription.") }
    let up = "../../../host"
  #elseif os(Windows)
    let library: String? = nil
    let up = ""
  #else
    // Glibc's module leaves out `dladdr`. The list of mappings in /proc can lose a line while it is read.
    typealias Lookup = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> CInt
    let symbols = dlopen(nil, RTLD_NOW)
    let lookup = dlsym(symbols, "dladdr").map { unsafeBitCast($0, to: Lookup.self) }
    var image = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    let isFound = dlsym(symbols, "swift_retain").flatMap { lookup?($0, &image) } ?? 0
    let library = isFound == 0 ? nil : image[0].map { String(cString: $0) }
    let up = "../../host"
  #endif
  guard let library else { return nil }
  let host = URL(fileURLWithPath: library).appendingPathComponent(up).standardized.path
  return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}()
let swiftSyntaxModules: [SwiftSetting] = swiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let swiftSyntaxLibraries: [LinkerSetting] =
  swiftSyntax.map { host in
    let libraries = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"].map { "-l\($0)" }
    return [.unsafeFlags(["-L", host] + libraries + ["-Xlinker", "-rpath", "-Xlinker", host])]
  } ?? []

// run-tests.sh: tests read everything
let package = Package(
  name: "Tools",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "manifests", targets: ["ManifestsTool"]),
    .executable(name: "lint", targets: ["LintTool"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .executable(name: "enum-oracle", targets: ["EnumOracleTool"]),
    .executable(name: "documentation", targets: ["DocumentationTool"]),
  ],
  dependencies: [
    .package(path: "../Packages/Locking"),
    .package(path: "../Packages/StateDump"),
    .package(path: "../Packages/CaseKeyPaths"),
    .package(path: "../Packages/ReactiveCore"),
    .package(path: "../Packages/MachineKit"),
    .package(path: "../Packages/Composition"),
    .package(path: "../Packages/TestSupport"),
    .package(path: "../Packages/BehaviorSpecs"),
    .package(path: "../Examples"),
    .package(path: "Matrix"),
  ],
  targets: [
    .executableTarget(
      name: "ManifestsTool",
      dependencies: [.product(name: "PackageManifests", package: "Matrix")]
    ),
    // Compiled with optimization in every build: it reads the whole repository.
    .target(
      name: "LintRules",
      dependencies: [.product(name: "PackageManifests", package: "Matrix")],
      swiftSettings: swiftSyntaxModules + [.unsafeFlags(["-O"])],
      linkerSettings: swiftSyntaxLibraries
    ),
    .executableTarget(name: "LintTool", dependencies: ["LintRules"], swiftSettings: swiftSyntaxModules),
    .target(
      name: "Documentation",
      dependencies: [.product(name: "PackageManifests", package: "Matrix")],
      swiftSettings: swiftSyntaxModules,
      linkerSettings: swiftSyntaxLibraries
    ),
    .executableTarget(
      name: "DocumentationTool",
      dependencies: ["Documentation", .product(name: "PackageManifests", package: "Matrix")],
      swiftSettings: swiftSyntaxModules
    ),
    .target(name: "BenchmarkHarness"),
    .target(name: "ProgramStart"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkHarness",
        "ProgramStart",
        .product(name: "Locking", package: "Locking"),
        .product(name: "StateDump", package: "StateDump"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "ReactiveFoundation", package: "ReactiveCore"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "ReactiveTesting", package: "ReactiveCore"),
        .product(name: "TestSupport", package: "TestSupport"),
        .product(name: "BehaviorSpecs", package: "BehaviorSpecs"),
        .product(name: "MoviesCatalog", package: "Examples"),
        .product(name: "MoviesFeature", package: "Examples"),
        .product(name: "MoviesFrames", package: "Examples"),
        .product(name: "TerminalFront", package: "Examples"),
      ]
    ),
    .target(
      name: "EnumOracle",
      dependencies: [
        .product(name: "EnumScanning", package: "CaseKeyPaths"),
        .product(name: "MacroPlugin", package: "CaseKeyPaths"),
      ],
      swiftSettings: swiftSyntaxModules,
      linkerSettings: swiftSyntaxLibraries
    ),
    .executableTarget(
      name: "EnumOracleTool",
      dependencies: ["EnumOracle"],
      swiftSettings: swiftSyntaxModules
    ),
    .testTarget(
      name: "LintRulesTests",
      dependencies: ["LintRules", .product(name: "PackageManifests", package: "Matrix")],
      exclude: ["Fixtures"],
      swiftSettings: swiftSyntaxModules
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["Documentation", .product(name: "PackageManifests", package: "Matrix")],
      swiftSettings: swiftSyntaxModules
    ),
    .testTarget(name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"]),
    .testTarget(name: "ScriptTests"),
    .target(name: "AllocationCounting"),
    // Compiled with optimization in every build: what a value costs in an application.
    .testTarget(
      name: "AllocationTests",
      dependencies: [
        "AllocationCounting",
        .product(name: "ReactiveCore", package: "ReactiveCore"),
        .product(name: "MachineKit", package: "MachineKit"),
        .product(name: "Composition", package: "Composition"),
        .product(name: "CaseKeyPaths", package: "CaseKeyPaths"),
      ],
      swiftSettings: [.unsafeFlags(["-O"])]
    ),
    .testTarget(name: "EnumOracleTests", dependencies: ["EnumOracle"], swiftSettings: swiftSyntaxModules),
    // Compiled with optimization in every build: what `-c release` makes of the macro's expansion.
    .testTarget(
      name: "OptimizedCasePathTests",
      dependencies: [.product(name: "CaseKeyPaths", package: "CaseKeyPaths")],
      swiftSettings: [.unsafeFlags(["-O"])]
    ),
  ]
)

// Without swift-syntax, `lint` and `documentation` are programs that say so.
if swiftSyntax == nil {
  let needing: Set = [
    "LintRules", "LintTool", "LintRulesTests", "Documentation", "DocumentationTool", "DocumentationTests",
  ]
  package.targets.removeAll { needing.contains($0.name) }
  package.targets.append(.executableTarget(name: "LintTool", path: "Sources/LintUnavailable"))
  package.targets.append(
    .executableTarget(name: "DocumentationTool", path: "Sources/DocumentationUnavailable")
  )
}
