/// A target imports only the modules that its manifest lists as its dependencies, and the toolchain's.
///
/// The compiler lets a file import whatever happens to be built, such as a dependency's dependency, or a module that
/// an earlier build left behind.
public struct DeclaredImports: Sendable {
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

  private let packages: PackageLookup

  public init(_ packages: PackageLookup) { self.packages = packages }

  /// What is wrong with a file's imports, and where; nothing when the file is in no target.
  ///
  /// - Parameters:
  ///   - text: the file's.
  ///   - file: its path, relative to the repository.
  public func problems(in text: String, file: String) -> [(offset: Int, message: String)] {
    guard let (package, target) = packages.target(of: file) else { return [] }
    let allowed = packages.set.dependencyTargets(of: target).union([target.name])
    return FileImport.all(in: text)
      .filter { !allowed.contains($0.module) && !isToolchain($0.module, in: target, of: package) }
      .map { ($0.offset, message($0.module, target: target, package: package)) }
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
