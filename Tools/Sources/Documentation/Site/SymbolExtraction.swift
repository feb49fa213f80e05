import Foundation

/// Reads the public symbols of built modules with the toolchain's `swift-symbolgraph-extract`.
struct SymbolExtraction {
  /// Where the build has put its modules.
  let build: URL
  /// The platform that they are built for, such as `x86_64-unknown-linux-gnu`.
  let target: String

  init(build: URL) throws {
    self.build = build
    struct Info: Decodable {
      struct Target: Decodable {
        var triple: String
      }
      var target: Target
    }
    let info = try ChildProcess.run(["swift", "-print-target-info"])
    guard let decoded = try? JSONDecoder().decode(Info.self, from: Data(info.output.utf8)) else {
      throw SiteError.failed("swift -print-target-info", info.output)
    }
    target = decoded.target.triple
  }

  /// Writes the symbol graphs of a module into a folder.
  ///
  /// - Returns: the graphs' files.
  func extract(_ product: LayerProduct, into folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var arguments = [
      "swift", "symbolgraph-extract", "-module-name", product.name, "-target", target,
      "-I", build.appendingPathComponent("Modules").path, "-minimum-access-level", "public",
      "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    // The parts of a product are documented as the product, which is what one imports.
    if !product.parts.isEmpty {
      arguments.append("-experimental-allowed-reexported-modules=\(product.parts.joined(separator: ","))")
    }
    for map in moduleMaps() { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    let result = try ChildProcess.run(arguments + sdk())
    guard result.status == 0 else {
      throw SiteError.failed("reading the symbols of \(product.name)", result.output)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return names.filter { $0.hasSuffix(".symbols.json") }.map(folder.appendingPathComponent)
  }

  /// The maps of C modules; those of Swift modules for C are named after what they are made of.
  private func moduleMaps() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    return names.filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }.sorted()
      .map { build.appendingPathComponent("\($0)/module.modulemap").path }
      .filter(FileManager.default.fileExists)
  }

  private func sdk() -> [String] {
    #if os(macOS)
      let path = try? ChildProcess.run(["xcrun", "--show-sdk-path"])
      return path.map { ["-sdk", $0.output.trimmingCharacters(in: .whitespacesAndNewlines)] } ?? []
    #else
      return []
    #endif
  }
}
