/// A monorepo as it was read at the start: its packages, checks, legs and files.
struct Repository {
  let place: MatrixPlace
  let swift: String
  let environment: [String: String]
  let surroundings: Surroundings
  let manifests: ManifestStore
  let graph: PackageGraph
  let checks: [Check]
  let legs: [Check]
  private(set) var digests = FileDigests()
  /// The seed of the first of repeated runs, when none is given: short enough to be typed.
  let firstSeed = UInt64.random(in: 1...999_999)

  init(place: MatrixPlace, environment: [String: String]) throws(MatrixError) {
    self.place = place
    self.environment = environment
    swift = environment["MATRIX_SWIFT"].flatMap { $0.isEmpty ? nil : $0 } ?? "swift"
    surroundings = try Surroundings.current(swift: swift)
    manifests = ManifestStore(
      root: place.root,
      kept: place.manifests,
      swift: swift,
      context: surroundings.digest
    )
    graph = try PackageGraph(try PackageFinder(root: place.root, manifests: manifests).packages())
    let finder = CheckFinder(root: place.root)
    checks = finder.checks()
    legs = finder.legs()
    let taken = checks.first { check in graph[check.name] != nil }
    if let taken {
      throw MatrixError(
        "the check '\(taken.name)' has the name of a package; rename \(taken.script ?? taken.name)"
      )
    }
  }

  /// All files, relative to the root.
  var files: [String] { digests.files(in: place.root) }

  func withFreshDigests() -> Repository {
    var copy = self
    copy.digests = FileDigests()
    return copy
  }

  func keys(_ options: MatrixOptions) -> RunKeys {
    RunKeys(
      root: place.root,
      graph: graph,
      digests: digests,
      surroundings: surroundings,
      configuration: options.configuration + (options.seed.map { " seed \($0)" } ?? "") + judges
        + suppressions(options)
    )
  }

  /// What a sanitizer was told not to report.
  private func suppressions(_ options: MatrixOptions) -> String {
    (options.sanitizer?.suppressions ?? []).map { $0.known + (place.root.text($0.file) ?? "") }.joined()
  }

  /// What says whether something passed: when that is stricter now, an old pass is none.
  private var judges: String {
    let folders = ["PackageManifests/", "TestMatrix/Results/"].map { "Tools/Matrix/Sources/" + $0 }
    let files = digests.files(in: place.home).filter { file in folders.contains { file.hasPrefix($0) } }
    return digests.digest(of: files, in: place.home)
  }

  /// `file:line: message`, one each.
  func undeclaredImports(of package: MatrixPackage) throws(MatrixError) -> [String] {
    let all = files
    let owners = FileOwners(graph: graph, files: all)
    return try ImportScan(root: place.root, graph: graph, manifests: manifests)
      .problems(in: package, files: all.filter { owners.isOwn($0, of: package) })
  }
}
