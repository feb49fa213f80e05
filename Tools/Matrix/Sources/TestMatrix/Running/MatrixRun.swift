import Foundation

/// Runs packages, checks and legs one after the other.
final class MatrixRun {
  private let repository: Repository
  private let options: MatrixOptions
  private let reporter: MatrixReporter
  private let runner: Runner
  private let test: SwiftTest
  private let memory: PassMemory
  private let keys: RunKeys
  private var times: RunTimes
  /// Packages that failed, or were not run because another did.
  private var broken: [String: String] = [:]
  private(set) var isInterrupted = false

  init(repository: Repository, options: MatrixOptions, reporter: MatrixReporter, live: LiveLine) {
    self.repository = repository
    self.options = options
    self.reporter = reporter
    runner = Runner(live: live)
    test = SwiftTest(swift: repository.swift, place: repository.place, options: options)
    memory = PassMemory(folder: repository.place.passes)
    keys = repository.keys(options)
    times = RunTimes(file: repository.place.times)
  }

  func run(_ items: [MatrixItem]) {
    try? FileManager.default.createDirectory(
      atPath: repository.place.logs,
      withIntermediateDirectories: true
    )
    #if !os(Windows)
      let lock = lock()
      defer { withExtendedLifetime(lock) {} }
    #endif
    // SwiftPM may keep optimized objects in which an older layout of another module's types is inlined.
    if options.isRelease { try? FileManager.default.removeItem(atPath: test.scratch) }
    try? FileManager.default.createDirectory(atPath: test.scratch, withIntermediateDirectories: true)
    for item in items where !isInterrupted {
      isInterrupted = Interruption.isAsked
      if isInterrupted { break }
      let result = result(of: item)
      isInterrupted = Interruption.isAsked
      if isInterrupted { break }
      note(result, of: item)
    }
  }

  #if !os(Windows)
    /// Nil in a run that a test or check of another one started: that one has it.
    private func lock() -> RunLock? {
      guard !repository.environment.keys.contains(where: { $0.hasPrefix("RUN_TESTS_FAMILY_") }) else {
        return nil
      }
      return RunLock(repository.place.state + "/lock") {
        Output.complain("run-tests.sh: waiting for another run in \(repository.place.state)")
      }
    }
  #endif

  private func note(_ result: RunResult, of item: MatrixItem) {
    if result.outcome == .failed || result.outcome == .notRun { broken[item.name] = item.name }
    // Parts that are run one after the other are to be parts of the same whole.
    let isTimed = options.shard == nil && (result.outcome == .passed || result.outcome == .failed)
    if isTimed { times.note(result.seconds, of: item.name) }
    reporter.add(result, root: repository.place.root)
  }

  private func result(of item: MatrixItem) -> RunResult {
    switch item {
    case .package(let package):
      if let culprit = package.dependencies.first(where: { broken[$0] != nil }), !options.keepsGoing {
        let why = "\(culprit) failed; --keep-going runs it all the same"
        return RunResult(name: package.name, kind: item.kind, outcome: .notRun, why: why)
      }
      return remembered(item, key: keys.key(of: package)) { run(package) }
    case .check(let check): return remembered(item, key: keys.key(of: check)) { run(check, item.kind) }
    case .leg(let leg): return run(leg, item.kind)
    }
  }

  // MARK: Remembering

  /// What passed with the same key is not run again.
  private func remembered(_ item: MatrixItem, key: String, _ run: () -> RunResult) -> RunResult {
    let isWhole = options.filters.isEmpty && options.repetitions == nil && !options.measuresCoverage
    let name = item.name + (options.configuration.isEmpty ? "" : "@\(options.configuration)")
    if isWhole, !options.isFresh, let pass = memory.pass(of: name, key: key) {
      return Self.result(item, pass)
    }
    let result = run()
    guard isWhole else { return result }
    if result.outcome == .passed, !Interruption.isAsked, key == freshKey(of: item) {
      memory.remember(
        PassMemory.Pass(
          key: key,
          date: Date(),
          tests: result.tests,
          skipped: result.skipped,
          knownIssues: result.knownIssues,
          junit: JUnitReport.suite(result)
        ),
        of: name
      )
    } else {
      memory.forget(name)
    }
    return result
  }

  /// The key as it is now: who edits while tests run has not tested the edit.
  private func freshKey(of item: MatrixItem) -> String {
    let keys = repository.withFreshDigests().keys(options)
    return switch item {
    case .package(let package): keys.key(of: package)
    case .check(let check), .leg(let check): keys.key(of: check)
    }
  }

  private static func result(_ item: MatrixItem, _ pass: PassMemory.Pass) -> RunResult {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd HH:mm"
    var result = RunResult(name: item.name, kind: item.kind, outcome: .unchanged, tests: pass.tests)
    result.why = "unchanged since \(format.string(from: pass.date))"
    result.skipped = pass.skipped
    result.knownIssues = pass.knownIssues
    result.rememberedJUnit = pass.junit
    return result
  }

  // MARK: Running

  private func run(_ package: MatrixPackage) -> RunResult {
    if let problem = importProblem(of: package) { return problem }
    let run = PackageRun(
      package: package,
      test: test,
      runner: runner,
      environment: repository.environment
    )
    var (result, ending) = run.run(options, repository.firstSeed)
    if options.measuresCoverage, ending == .exited(0) { addCoverage(of: package, to: &result) }
    return result
  }

  /// Nil when all is well: the tests can be run.
  private func importProblem(of package: MatrixPackage) -> RunResult? {
    var result = RunResult(name: package.name, kind: "package", outcome: .failed, tests: 0)
    do throws(MatrixError) {
      result.details = try repository.undeclaredImports(of: package)
      guard let first = result.details.first else { return nil }
      let count = result.details.count
      result.why = count == 1 ? "an undeclared import: \(first)" : "\(count) undeclared imports"
    } catch {
      result.why = error.description
    }
    return result
  }

  private func addCoverage(of package: MatrixPackage, to result: inout RunResult) {
    let folder = repository.place.root.path(package.folder)
    let name = (try? repository.manifests.manifest(package.manifest).name) ?? package.name
    let file = "\(test.scratch)/debug/codecov/\(name).json"
    let data = FileManager.default.contents(atPath: file) ?? Data()
    result.coverage = Coverage(llvmJSON: data, sources: folder + "/Sources/")
    if result.coverage == nil {
      result.outcome = .failed
      result.why = "no coverage was written to \(file)"
    }
  }

  private func run(_ check: Check, _ kind: String) -> RunResult {
    let run = CheckRun(
      check: check,
      kind: kind,
      place: repository.place,
      runner: runner,
      environment: repository.environment,
      timeout: options.timeout * 3
    )
    guard let script = check.script else {
      return run.runManifests(repository.manifests, packages: repository.graph.ordered)
    }
    return run.run(script).result
  }
}

extension PackageRun {
  /// Once, or as often as the options say.
  fileprivate func run(_ options: MatrixOptions, _ firstSeed: UInt64) -> (result: RunResult, ending: Ending) {
    guard let count = options.repetitions else { return run(seed: options.seed) }
    return RepeatedRun(
      run: self,
      count: count,
      keepsGoing: options.keepsGoing,
      firstSeed: options.seed ?? firstSeed
    ).result()
  }
}
