import Foundation
import PackageManifests

/// Compiles the code of pages, or compares it with the files that it shows, runs their tests, and looks at what else
/// they promise.
public struct CodeCheck {
  private let root: URL
  private let options: DocumentationOptions
  private let products: [LayerProduct]
  private let examples: [LayerProduct]
  private let pages: Pages
  private let note: (String) -> Void

  /// - Parameters:
  ///   - root: the repository.
  ///   - options: where to build, and which pages to look at.
  ///   - products: what the repository offers.
  ///   - examples: the libraries of its examples.
  ///   - note: told what is being done.
  public init(
    root: URL,
    options: DocumentationOptions,
    products: [LayerProduct],
    examples: [LayerProduct] = [],
    note: @escaping (String) -> Void
  ) {
    self.root = root
    self.options = options
    self.products = products
    self.examples = examples
    self.note = note
    pages = Pages(root: root)
  }

  /// What was found.
  public struct Report: Equatable, Sendable {
    public var problems: [PageProblem] = []
    /// How many blocks of Swift there are, steps of tutorials and parts of manifests among them.
    public var blocks = 0
    public var pages = 0
    /// The blocks that are compared with a file, not compiled.
    public var compared = 0
    /// The blocks that are not compiled.
    public var leftOut: [PageProblem] = []
    public var tests = 0
    public var programs = 0
  }

  /// Looks at all pages, or those that the options name.
  public func run() throws -> Report {
    var report = Report()
    var modules: [CodeModule] = []
    var fragments: [CodeBlock] = []
    for page in pages.markdown() where isWanted(page) {
      do {
        let text = try pages.text(of: page)
        let blocks = try PageReader.blocks(of: page, text: text)
        count(blocks, in: &report)
        modules += CodeModules.modules(of: blocks)
        fragments += blocks.filter { $0.isCompiled && ManifestFragment.isOne($0) }
        report.problems += blocks.compactMap(misquotation)
        let checksCode = page == "CONTRIBUTING.md"
        report.problems += NamedPaths.problems(
          of: page,
          text: text,
          checksCode: checksCode,
          exists: pages.exists
        )
      } catch {
        report.problems.append(error)
      }
    }
    for tutorial in pages.tutorials() where isWanted(tutorial) {
      do {
        modules += try steps(of: tutorial, in: &report)
      } catch {
        report.problems.append(error)
      }
    }
    report.problems += unknownPages()
    report.problems += try check(fragments)
    if !modules.isEmpty { try compile(modules.map(located), into: &report) }
    report.problems = Set(report.problems).sorted()
    return report
  }

  private func unknownPages() -> [PageProblem] {
    let known = Set(pages.markdown() + pages.tutorials())
    return options.pages.filter { !known.contains($0) }.map {
      PageProblem($0, nil, "there is no such page: name one by its path in the repository, such as README.md")
    }
  }

  private func isWanted(_ page: String) -> Bool {
    options.pages.isEmpty || options.pages.contains(page)
  }

  private func count(_ blocks: [CodeBlock], in report: inout Report) {
    let swift = blocks.filter { $0.language == "swift" && !$0.isHidden }
    if !swift.isEmpty { report.pages += 1 }
    report.blocks += swift.count { $0.leftOut == nil }
    report.compared += swift.count { $0.leftOut == nil && $0.quoted != nil }
    report.leftOut += swift.compactMap { block in
      block.leftOut.map { PageProblem(block.page, block.line, $0) }
    }
  }

  /// What a block that has a file's text says otherwise.
  private func misquotation(in block: CodeBlock) -> PageProblem? {
    guard block.leftOut == nil, let file = block.quoted else { return nil }
    guard let text = try? pages.text(of: file.path) else {
      return PageProblem(block.page, block.line, "there is no file '\(file.path)' to compare it with")
    }
    return file.problem(of: block, text: text)
  }

  private func steps(of tutorial: String, in report: inout Report) throws(PageProblem) -> [CodeModule] {
    let steps = TutorialReader.steps(of: try pages.text(of: tutorial))
    let catalog = String(tutorial.prefix(through: tutorial.firstRange(of: ".docc/")!.lowerBound)) + "docc"
    let resources = Dictionary(
      pages.files(below: catalog, ending: ".swift").map {
        ($0.split(separator: "/").last.map(String.init) ?? "", $0)
      },
      uniquingKeysWith: { first, _ in first }
    )
    report.pages += steps.isEmpty ? 0 : 1
    report.blocks += steps.count
    return try CodeModules.modules(of: tutorial, steps: steps) { resource throws(PageProblem) in
      guard let path = resources[resource] else {
        let line = steps.first { $0.files.values.contains(resource) }?.line
        throw PageProblem(tutorial, line, "the code '\(resource)' is not there")
      }
      return (path, try pages.text(of: path))
    }
  }

  /// The compiler names whole paths, and so do the tests.
  private func located(_ module: CodeModule) -> CodeModule {
    var module = module
    module.sources = module.sources.mapValues {
      $0.replacing("#sourceLocation(file: \"", with: "#sourceLocation(file: \"\(root.path)/")
    }
    return module
  }

  // MARK: - Manifests

  private func check(_ fragments: [CodeBlock]) throws -> [PageProblem] {
    guard !fragments.isEmpty else { return [] }
    note("\(fragments.count) parts of manifests")
    let names = Set(products.map(\.name))
    let problems = fragments.flatMap { ManifestFragment.problems(of: $0, products: names) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("manifests-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let sources = fragments.enumerated().map { ManifestFragment.source(of: $1, number: $0) }
    try Data(("import PackageDescription\n" + sources.joined()).utf8).write(to: file)
    let swiftc = try ChildProcess.run(
      ["swiftc", "-typecheck", "-package-description-version", "6.1"]
        + ["-I", try manifestModules(), file.path]
    )
    return problems + self.problems(in: swiftc, what: "the manifests' parts")
  }

  /// Where the toolchain has the module PackageDescription.
  private func manifestModules() throws -> String {
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let info = try ChildProcess.run(["swift", "-print-target-info"])
    let paths = try JSONDecoder().decode(Info.self, from: Data(info.output.utf8)).paths
    return paths.runtimeResourcePath + "/pm/ManifestAPI"
  }

  // MARK: - Code

  private func compile(_ modules: [CodeModule], into report: inout Report) throws {
    let scratch = URL(fileURLWithPath: options.scratch)
    let folder = scratch.appendingPathComponent("documentation/code")
    let package = CodePackage(root: root, folder: folder, products: products, examples: examples)
    try package.write(modules)
    // The folder is also that of other packages' builds, of which SwiftPM may keep a plan.
    let place = [
      "--disable-build-manifest-caching", "--package-path", folder.path, "--scratch-path", scratch.path,
    ]
    note("compiling \(report.blocks) blocks of \(report.pages) pages")
    let build = try ChildProcess.run(["swift", "build", "--build-tests"] + place)
    let problems = problems(in: build, what: "the build")
    report.problems += problems
    if !problems.isEmpty { forgetModules(of: problems, modules, package) }
    guard build.status == 0 else { return }
    note("running their tests")
    let test = try ChildProcess.run(["swift", "test", "--skip-build"] + place)
    report.tests = Self.tests(in: test.output)
    if test.status != 0 { report.problems += failures(in: test.output) }
    for module in modules {
      guard let program = module.program else { continue }
      note("running \(program)")
      let run = try ChildProcess.run(["swift", "run", "--skip-build"] + place + [module.name], patience: 60)
      report.programs += 1
      if run.status != 0 {
        let problem = "the program ends with \(run.status), or does not end:\n\(run.output.suffix(4000))"
        report.problems.append(PageProblem(program, nil, problem))
      }
    }
  }

  /// A build is silent about what it need not compile again; what draws a warning is to draw it the next time too.
  private func forgetModules(of problems: [PageProblem], _ modules: [CodeModule], _ package: CodePackage) {
    let pages = Set(problems.map(\.page))
    package.forget(
      modules.filter { module in
        pages.contains { page in module.sources.values.contains { $0.contains(page) } }
      }
    )
  }

  /// What a compiler or build complained of; if that cannot be told and it failed, all of its output.
  private func problems(in process: ChildProcess, what: String) -> [PageProblem] {
    let problems = Diagnostic.diagnostics(in: process.output).filter { !$0.isOfAFragment }
      .map { PageProblem(relative($0.file), $0.line, $0.message) }
    if process.status != 0, !problems.contains(where: { $0.message.hasPrefix("error") }) {
      return problems + [PageProblem(what, nil, "it failed:\n\(process.output.suffix(4000))")]
    }
    return problems
  }

  /// The tests that failed, with the lines of the pages.
  private func failures(in output: String) -> [PageProblem] {
    let lines = output.split(separator: "\n").filter { line in
      ["recorded an issue", ": error: ", "Fatal error: "].contains(where: line.contains)
    }
    let problems = lines.map { line -> PageProblem in
      guard let match = line.firstMatch(of: #/(?:at )?([^\s:]+):(\d+):(?:\d+:)? (.*)$/#) else {
        return PageProblem("the tests", nil, String(line))
      }
      return PageProblem(page(named: String(match.1)), Int(match.2), "a test fails: \(match.3)")
    }
    return problems.isEmpty
      ? [PageProblem("the tests", nil, "they failed:\n\(output.suffix(4000))")] : problems
  }

  /// Tests are reported with the file's name alone, or with the module's before it.
  private func page(named name: String) -> String {
    let path = relative(name)
    guard !pages.exists(path), let file = path.split(separator: "/").last.map(String.init) else {
      return path
    }
    let all = pages.markdown() + pages.catalogs().flatMap { pages.files(below: $0, ending: ".swift") }
    let named = all.filter { $0.hasSuffix("/\(file)") || $0 == file }
    return named.isEmpty ? file : named.joined(separator: " or ")
  }

  private func relative(_ path: String) -> String {
    path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }

  static func tests(in output: String) -> Int {
    let xctest = output.matches(of: #/Executed (\d+) tests?/#).last.flatMap { Int($0.1) } ?? 0
    let testing = output.matches(of: #/Test run with (\d+) tests?/#).last.flatMap { Int($0.1) } ?? 0
    return xctest + testing
  }
}
