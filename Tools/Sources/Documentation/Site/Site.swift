import Foundation
import PackageManifests

/// The manual as a static site: a page for every public symbol of every layer, the articles and the tutorial.
public struct Site {
  private let root: URL
  private let options: DocumentationOptions
  private let products: [LayerProduct]
  private let note: (String) -> Void

  /// - Parameters:
  ///   - root: the repository.
  ///   - options: where to build and where to put the site.
  ///   - products: what the repository offers, from the ground up.
  ///   - note: told what is being done.
  public init(
    root: URL,
    options: DocumentationOptions,
    products: [LayerProduct],
    note: @escaping (String) -> Void
  ) {
    self.root = root
    self.options = options
    self.products = products
    self.note = note
  }

  /// Builds the site beside its place and moves it there when it is whole.
  ///
  /// - Returns: what is wrong with the documentation: symbols without comments. With problems no site is made.
  /// - Throws: ``SiteError``, also with a warning of docc's.
  public func build() throws -> [PageProblem] {
    let place = URL(fileURLWithPath: options.output)
    try checkPlace(place)
    let docc = try Docc.find()
    let scratch = URL(fileURLWithPath: options.scratch)
    let work = scratch.appendingPathComponent(
      "documentation/site-\(ProcessInfo.processInfo.processIdentifier)"
    )
    defer { try? FileManager.default.removeItem(at: work) }
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    try buildLayers(scratch)

    let extraction = try SymbolExtraction(build: scratch.appendingPathComponent("debug"))
    var problems: Set<PageProblem> = []
    var archives: [URL] = []
    var failures: [String] = []
    for product in products {
      note("\(product.name)")
      let graphs = work.appendingPathComponent("graphs/\(product.name)")
      for file in try extraction.extract(product, into: graphs) {
        problems.formUnion(try undocumented(in: file))
        try CallSiteParameters.document(in: Data(contentsOf: file)).write(to: file)
      }
      do {
        archives.append(try convert(product, graphs: graphs, archives: archives, docc: docc, in: work))
      } catch SiteError.failed(let what, let output) {
        failures.append("\(what):\n\(output)")
      }
    }
    if failures.isEmpty, let manual = rootCatalog() {
      note("the manual")
      archives.append(try convertManual(manual, archives: archives, docc: docc, in: work))
    }
    guard failures.isEmpty else { throw SiteError.failed("docc", failures.joined(separator: "\n")) }
    guard problems.isEmpty else { return problems.sorted() }

    note("the site")
    let site = work.appendingPathComponent("site")
    try docc.run(
      ["merge"] + archives.map(\.path) + [
        "--output-path", site.path, "--synthesized-landing-page-name", "swift-machines",
        "--synthesized-landing-page-kind", "Package",
      ],
      for: "docc merge"
    )
    try writeEntrance(of: site)
    try move(site, to: place)
    return []
  }

  /// What is put at the site's root: docc's own page has nothing to show there.
  private func writeEntrance(of site: URL) throws {
    let first = rootCatalog() == nil ? "documentation/" : "documentation/swiftmachines/"
    let page = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>swift-machines</title>
      <meta http-equiv="refresh" content="0; url=\(first)">
      <a href="\(first)">swift-machines</a>
      </html>

      """
    try Data(page.utf8).write(to: site.appendingPathComponent("index.html"))
  }

  private func buildLayers(_ scratch: URL) throws {
    note("building the layers")
    let package = CodePackage(
      root: root,
      folder: scratch.appendingPathComponent("documentation/layers"),
      products: products
    )
    try package.write([])
    let build = try ChildProcess.run([
      "swift", "build", "--disable-build-manifest-caching", "--package-path", package.folder.path,
      "--scratch-path", scratch.path,
    ])
    if build.status != 0 { throw SiteError.failed("building the layers", build.output) }
  }

  private func undocumented(in file: URL) throws -> [PageProblem] {
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file)).undocumented(root: root)
  }

  private func convert(_ product: LayerProduct, graphs: URL, archives: [URL], docc: Docc, in work: URL) throws
    -> URL
  {
    let catalog = root.appendingPathComponent("\(product.path)/\(product.name).docc").path
    let hasCatalog = FileManager.default.fileExists(atPath: catalog)
    return try convert(
      product.name,
      (hasCatalog ? [catalog] : []) + ["--additional-symbol-graph-dir", graphs.path],
      archives: archives,
      docc: docc,
      in: work
    )
  }

  private func convertManual(_ catalog: String, archives: [URL], docc: Docc, in work: URL) throws -> URL {
    try convert("SwiftMachines", [catalog], archives: archives, docc: docc, in: work)
  }

  private func convert(
    _ name: String,
    _ inputs: [String],
    archives: [URL],
    docc: Docc,
    in work: URL
  ) throws -> URL {
    let archive = work.appendingPathComponent("\(name).doccarchive")
    var arguments = ["convert"] + inputs
    arguments += ["--fallback-display-name", name, "--fallback-bundle-identifier", name]
    arguments += ["--fallback-default-module-kind", "Layer", "--enable-experimental-external-link-support"]
    arguments += ["--warnings-as-errors", "--ide-console-output", "--output-path", archive.path]
    arguments += archives.flatMap { ["--dependency", $0.path] }
    if let base = options.hostingBasePath { arguments += ["--hosting-base-path", base] }
    try docc.run(arguments, for: "docc convert of \(name)")
    return archive
  }

  private func rootCatalog() -> String? {
    let path = root.appendingPathComponent("Tools/Manual/SwiftMachines.docc").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  // MARK: - The place

  private func checkPlace(_ place: URL) throws {
    guard FileManager.default.fileExists(atPath: place.path) else { return }
    let contents = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    let isSite = FileManager.default.fileExists(
      atPath: place.appendingPathComponent("linkable-entities.json").path
    )
    guard contents == [] || isSite else { throw SiteError.notASite(place.path) }
  }

  /// The new site is brought beside the place first, so that the place has a whole one at any time.
  private func move(_ site: URL, to place: URL) throws {
    let files = FileManager.default
    let parent = place.deletingLastPathComponent()
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    let name = ".\(place.lastPathComponent)-\(ProcessInfo.processInfo.processIdentifier)"
    let (new, old) = (
      parent.appendingPathComponent(name + "-new"), parent.appendingPathComponent(name + "-old")
    )
    defer { for url in [new, old] { try? files.removeItem(at: url) } }
    try files.moveItem(at: site, to: new)
    if files.fileExists(atPath: place.path) { try files.moveItem(at: place, to: old) }
    try files.moveItem(at: new, to: place)
  }
}
