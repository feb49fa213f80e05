import Foundation

/// A package that is made of pages' code, below a scratch folder: a test target for each module, so that the pages'
/// tests run too, an executable one for each program, and a target that needs every layer.
struct CodePackage {
  let root: URL
  let folder: URL
  let products: [LayerProduct]
  /// Libraries that only the modules that import them depend on.
  var examples: [LayerProduct] = []
  /// The target that needs every layer and no page's code.
  static let layers = "Layers"

  /// Writes the package; files that are as they should be are left alone, so that only what has changed is compiled.
  func write(_ modules: [CodeModule]) throws {
    let modules = try modules.map(withCompanions)
    var files = ["Package.swift": manifest(modules)]
    files["Sources/\(Self.layers)/Layers.swift"] = products.map { "import \($0.name)\n" }.joined()
    for module in modules {
      for (name, text) in module.sources { files["\(place(of: module))/\(name)"] = text }
    }
    try removeFiles(otherThan: Set(files.keys))
    for (name, text) in files { try write(text, to: folder.appendingPathComponent(name)) }
  }

  /// Has the next build compile the sources of these modules again.
  func forget(_ modules: [CodeModule]) {
    for module in modules {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(place(of: module)))
    }
  }

  private func place(of module: CodeModule) -> String {
    "\(module.program == nil ? "Tests" : "Sources")/\(module.name)"
  }

  private func withCompanions(_ module: CodeModule) throws -> CodeModule {
    var module = module
    for companion in module.companions {
      for (name, text) in try sources(of: companion) { module.sources["With\(name)"] = text }
    }
    return module
  }

  private func sources(of companion: String) throws -> [(String, String)] {
    let url = root.appendingPathComponent(companion)
    guard !companion.hasSuffix(".swift") else { return [(url.lastPathComponent, try text(of: url))] }
    return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.map
    { name in
      (name, try text(of: url.appendingPathComponent(name)))
    }
  }

  private func text(of url: URL) throws -> String {
    "#sourceLocation(file: \"\(url.path)\", line: 1)\n" + (try String(contentsOf: url, encoding: .utf8))
  }

  private func removeFiles(otherThan names: Set<String>) throws {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in all where name.hasSuffix(".swift") && !names.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private func write(_ text: String, to url: URL) throws {
    if let old = try? String(contentsOf: url, encoding: .utf8), old == text { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  private func target(of module: CodeModule) -> String {
    let kind = module.program == nil ? "testTarget" : "executableTarget"
    let examples = examples(importedBy: module).map(dependency).joined(separator: ", ")
    let dependencies = examples.isEmpty ? "layers" : "layers + [\(examples)]"
    return "    .\(kind)(name: \"\(module.name)\", dependencies: \(dependencies)),"
  }

  private func dependency(on product: LayerProduct) -> String {
    ".product(name: \"\(product.name)\", package: \"\(product.package)\")"
  }

  private func examples(importedBy module: CodeModule) -> [LayerProduct] {
    examples.filter { example in module.sources.values.contains { $0.contains("import \(example.name)\n") } }
  }

  private func manifest(_ modules: [CodeModule]) -> String {
    var folders: [String] = []
    for product in products + modules.flatMap(examples) where !folders.contains(product.folder) {
      folders.append(product.folder)
    }
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let layers: [Target.Dependency] = [
      \(products.map { "  \(dependency(on: $0))," }.joined(separator: "\n"))
      ]
      let package = Package(
        name: "documentation-code",
        platforms: [.macOS(.v15)],
        dependencies: [
      \(folders.map { "    .package(path: \"\(root.appendingPathComponent($0).path)\")," }.joined(separator: "\n"))
        ],
        targets: [
          .target(name: "\(Self.layers)", dependencies: layers),
      \(modules.map(target).joined(separator: "\n"))
        ]
      )

      """
  }
}
