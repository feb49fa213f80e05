import Foundation

/// `run-tests.sh`: does what its arguments say.
public struct MatrixCommand {
  private let arguments: [String]
  private let environment: [String: String]
  private let home: String

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: the variables.
  ///   - home: the folder of the script.
  public init(arguments: [String], environment: [String: String], home: String) {
    self.arguments = arguments
    self.environment = environment
    self.home = home
  }

  /// Does it.
  ///
  /// - Returns: the exit status.
  public func run() -> Int32 {
    switch MatrixArguments(arguments) {
    case .help:
      Output.print(MatrixHelp.text)
      return 0
    case .wrong(let message):
      Output.complain("run-tests.sh: \(message)\n\(MatrixHelp.usage)")
      return 64
    case .options(let options):
      do throws(MatrixError) {
        return try run(options)
      } catch {
        Output.complain("run-tests.sh: \(error.description)")
        return error.exitStatus
      }
    }
  }

  private func run(_ options: MatrixOptions) throws(MatrixError) -> Int32 {
    if let root = options.root, !Folder(root).isThere {
      throw MatrixError("there is no folder '\(root)'; give a monorepo's with --root", exitStatus: 64)
    }
    let place = MatrixPlace(home: home, root: options.root, scratch: environment["SCRATCH_PATH"])
    let junit = options.junit.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    guard FileManager.default.changeCurrentDirectoryPath(place.root.path) else {
      throw MatrixError("'\(place.root.path)' cannot be entered", exitStatus: 64)
    }
    if let junit, options.action == .run { try checkWritable(junit) }
    let repository = try Repository(place: place, environment: environment)
    let selection = Selection(graph: repository.graph, checks: repository.checks, legs: repository.legs)
    switch options.action {
    case .list: Output.print(MatrixList(repository).text)
    case .graph(let format): Output.print(GraphDrawing(repository.graph).text(format))
    case .githubMatrix(let count):
      let items = try items(options, selection, repository)
      Output.print(GitHubMatrix.json(Shards.parts(items, count: count, seconds: seconds(repository))))
    case .run: return try run(options, selection, repository, junit: junit)
    }
    return 0
  }

  private func seconds(_ repository: Repository) -> [String: Double] {
    RunTimes(file: repository.place.times).seconds
  }

  // MARK: What is run

  private func items(
    _ options: MatrixOptions,
    _ selection: Selection,
    _ repository: Repository
  ) throws(MatrixError) -> [MatrixItem] {
    var items = try selection.items(options, change: try change(options, selection, repository))
    if let shard = options.shard {
      let parts = Shards.parts(items, count: shard.count, seconds: seconds(repository))
      items = shard.index <= parts.count ? parts[shard.index - 1] : []
    }
    return items
  }

  private func change(
    _ options: MatrixOptions,
    _ selection: Selection,
    _ repository: Repository
  ) throws(MatrixError) -> ChangeSelection? {
    guard let revision = options.changedSince else { return nil }
    if options.isRevisionGiven, selection.all.contains(where: { $0.name == revision }) {
      throw MatrixError(
        "'\(revision)' is a name here, and --changed takes a revision: --changed HEAD \(revision)",
        exitStatus: 64
      )
    }
    let changed = try ChangedFiles.since(revision, in: repository.place.root)
    let change = ChangeSelection(
      changed: changed,
      files: repository.files,
      graph: repository.graph,
      checks: repository.checks
    )
    if options.action == .run, !options.isQuiet {
      let what = changed.count == 1 ? "1 file differs" : "\(changed.count) files differ"
      Output.complain("\(what) from \(revision)")
      for reason in change.reasons { Output.complain("  \(reason)") }
    }
    return change
  }

  // MARK: Running

  private func run(
    _ options: MatrixOptions,
    _ selection: Selection,
    _ repository: Repository,
    junit: String?
  ) throws(MatrixError) -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    let items = try items(options, selection, repository)
    let logs = repository.place.logs
    try? FileManager.default.createDirectory(atPath: logs, withIntermediateDirectories: true)
    guard FileManager.default.isWritableFile(atPath: logs) else {
      throw MatrixError("\(logs) cannot be written; give another scratch path in SCRATCH_PATH")
    }
    let hasColor = Terminal.isThere(1) && environment["NO_COLOR", default: ""].isEmpty
    let live = LiveLine(isShown: Terminal.isThere(2) && !options.isQuiet)
    let reporter = MatrixReporter(options: options, live: live, usesColor: hasColor)
    Interruption.watch()
    let run = MatrixRun(repository: repository, options: options, reporter: reporter, live: live)
    run.run(items)
    live.clear()
    let results = reporter.results
    if let junit { try write(JUnitReport.text(results), to: junit) }
    let complaints = complaints(results, options)
    for complaint in complaints { Output.complain("run-tests.sh: \(complaint)") }
    printEnd(results, options, isInterrupted: run.isInterrupted, seconds: (clock.now - start) / .seconds(1))
    if run.isInterrupted { return 130 }
    let isWell = !results.contains { $0.outcome == .failed || $0.outcome == .notRun } && complaints.isEmpty
    return isWell ? 0 : 1
  }

  private func printEnd(
    _ results: [RunResult],
    _ options: MatrixOptions,
    isInterrupted: Bool,
    seconds: Double
  ) {
    let total = MatrixReporter.total(results) + (isInterrupted ? ", interrupted" : "")
    guard !options.printsJSON else { return Output.complain(total) }
    if options.measuresCoverage, let all = coverage(results) {
      for result in results {
        result.coverage.map { Output.print("coverage of \(result.name): \($0.description)") }
      }
      Output.print("coverage of all: \(all.description)")
    }
    if !options.isQuiet, !results.isEmpty { Output.print(MatrixReporter.effort(results, seconds: seconds)) }
    Output.print(total)
  }

  private func coverage(_ results: [RunResult]) -> Coverage? {
    let all = results.compactMap(\.coverage)
    return all.isEmpty ? nil : all.reduce(Coverage(lines: 0, covered: 0), +)
  }

  /// What is wrong with all results together.
  private func complaints(_ results: [RunResult], _ options: MatrixOptions) -> [String] {
    var complaints: [String] = []
    let packages = results.filter { $0.kind == "package" }
    if !options.filters.isEmpty, !packages.isEmpty, packages.allSatisfy({ ($0.tests ?? 0) == 0 }) {
      complaints.append("no test matches \(options.filters.map { "'\($0)'" }.joined(separator: ", "))")
    }
    if let minimum = options.coverageMinimum, let all = coverage(results), all.percent < minimum {
      complaints.append("\(all.description) are covered, less than --coverage-min \(minimum)")
    }
    return complaints
  }

  /// Said before the tests have taken their time.
  private func checkWritable(_ file: String) throws(MatrixError) {
    let folder = (file as NSString).deletingLastPathComponent
    guard Folder(folder).isThere else {
      throw MatrixError("--junit \(file): there is no folder '\(folder)'", exitStatus: 64)
    }
    guard !Folder(file).isThere, FileManager.default.isWritableFile(atPath: folder) else {
      throw MatrixError("--junit \(file): it cannot be written", exitStatus: 64)
    }
  }

  private func write(_ text: String, to file: String) throws(MatrixError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw MatrixError("\(file) cannot be written: \(error.localizedDescription)")
    }
  }
}
