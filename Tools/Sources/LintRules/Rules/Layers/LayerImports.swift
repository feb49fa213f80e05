import PackageManifests

/// A target imports only what its manifest lists, as ``DeclaredImports`` has it. That the manifests list only what
/// the layers' order allows is what `manifests` checks.
struct LayerImports: FileRule {
  static let name = "LayerImports"

  private let imports: DeclaredImports

  init(packages: PackageLookup) { imports = DeclaredImports(packages) }

  func violations(in file: SourceFile) -> [Violation] {
    imports.problems(in: file.text, file: file.path).map { Violation(at: $0.offset, $0.message) }
  }
}
