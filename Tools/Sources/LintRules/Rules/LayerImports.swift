import PackageManifests

/// A target imports only the modules that its manifest lists as its dependencies, and the toolchain's.
///
/// The compiler lets a file import whatever happens to be built, such as a dependency's dependency.
struct LayerImports {
  static let name = "LayerImports"

  private static let toolchain: Set = [
    "Swift", "Synchronization", "Observation", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "CoreFoundation", "Dispatch", "Testing", "XCTest", "Glibc", "Musl", "Darwin", "Android", "Bionic",
    "WASILibc", "WinSDK", "ucrt", "CRT", "Combine", "SwiftUI", "UIKit", "AppKit", "os", "ObjectiveC",
  ]

  private let packages: PackageSet
  private let owners: [String: String]

  init(packages: [Manifest]) {
    self.packages = PackageSet(packages)
    owners = Dictionary(
      packages.flatMap { package in package.targets.map { ($0.name, package.name) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// What is wrong with a target's file.
  func findings(in source: SourceText, file: String, target: ManifestTarget, package: Manifest) -> [Finding] {
    let allowed = packages.dependencyTargets(of: target)
    return ImportScanner.imports(in: source)
      .filter { !allowed.contains($0.module) && !Self.toolchain.contains($0.module) }
      .map { statement in
        Finding(
          file: file,
          line: statement.line,
          severity: .error,
          message: message(statement.module, target: target, package: package),
          rule: Self.name
        )
      }
  }

  private func message(_ module: String, target: ManifestTarget, package: Manifest) -> String {
    guard let owner = owners[module] else {
      return "'\(module)' is neither a layer's module nor the toolchain's"
    }
    let whose = owner == package.name ? "" : " of \(owner)"
    return
      "\(target.name) imports '\(module)'\(whose), which \(package.file) does not list among its dependencies"
  }
}
