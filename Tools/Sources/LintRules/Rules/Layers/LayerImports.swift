import PackageManifests

/// A target imports only the modules that its manifest lists as its dependencies, and the toolchain's.
///
/// The compiler lets a file import whatever happens to be built, such as a dependency's dependency. That the
/// manifests list only what the layers' order allows is what `manifests` checks.
struct LayerImports: FileRule {
  static let name = "LayerImports"

  private static let toolchain: Set = [
    "Swift", "Synchronization", "Observation", "Foundation", "FoundationEssentials", "FoundationNetworking",
    "FoundationXML", "CoreFoundation", "Dispatch", "Testing", "XCTest", "RegexBuilder", "Glibc", "Musl",
    "Darwin",
    "Android", "Bionic", "WASILibc", "WinSDK", "ucrt", "CRT", "Combine", "SwiftUI", "UIKit", "AppKit", "os",
    "ObjectiveC", "CoreLocation", "MapKit", "PackageDescription", "PackagePlugin", "CompilerPluginSupport",
  ]

  /// For tests and tools; what ships does without.
  private static let swiftSyntax: Set = [
    "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators",
    "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion", "SwiftBasicFormat",
    "SwiftIDEUtils",
    "SwiftIfConfig", "SwiftRefactor", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling",
  ]

  let packages: PackageLookup

  func violations(in file: SourceFile) -> [Violation] {
    guard let (package, target) = packages.target(of: file.path) else { return [] }
    let allowed = packages.set.dependencyTargets(of: target).union([target.name])
    let collector = ImportCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    return collector.imports
      .filter { !allowed.contains($0.module) && !isToolchain($0.module, in: target, of: package) }
      .map { Violation(at: $0.offset, message($0.module, target: target, package: package)) }
  }

  private func isToolchain(_ module: String, in target: ManifestTarget, of package: Manifest) -> Bool {
    if Self.toolchain.contains(module) { return true }
    let ships = target.kind != "test" && package.folder.hasPrefix("Packages/")
    return !ships && Self.swiftSyntax.contains(module)
  }

  private func message(_ module: String, target: ManifestTarget, package: Manifest) -> String {
    guard let owner = packages.owner(of: module) else {
      return "'\(module)' is neither a layer's module nor the toolchain's"
    }
    let whose = owner == package.name ? "" : " of \(owner)"
    return
      "\(target.name) imports '\(module)'\(whose), which \(package.file) does not list among its dependencies"
  }
}
