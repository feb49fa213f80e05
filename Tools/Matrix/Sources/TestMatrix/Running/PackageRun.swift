import Foundation

/// Runs the tests of one package.
struct PackageRun {
  let package: MatrixPackage
  let test: SwiftTest
  let runner: Runner
  let environment: [String: String]

  private var log: String { "\(test.place.logs)/\(package.name).log" }
  private var xunit: String { "\(test.place.logs)/\(package.name).xml" }
  private var swiftTestingXUnit: String { "\(test.place.logs)/\(package.name)-swift-testing.xml" }

  /// Runs them once.
  func run(seed: UInt64? = nil, skipsBuild: Bool = false) -> (result: RunResult, ending: Ending) {
    for file in [xunit, swiftTestingXUnit] { try? FileManager.default.removeItem(atPath: file) }
    let (ending, seconds) = runner.run(
      test.command(package, xunit: xunit, skipsBuild: skipsBuild),
      environment: test.environment(environment, seed: seed),
      log: log,
      name: package.name,
      timeout: test.options.timeout,
      skipsBuild: skipsBuild
    )
    let text = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    let testing = XUnitFile.cases(swiftTestingXUnit)
    let output = TestOutput(text, testing: testing)
    let verdict = PackageVerdict(ending: ending, output: output, isFiltered: !test.options.filters.isEmpty)
    var result = RunResult(name: package.name, kind: "package", outcome: verdict.outcome, tests: output.tests)
    result.why = verdict.why
    result.seconds = seconds
    result.skipped = output.skipped
    result.knownIssues = output.knownIssues
    // Those of the file that Swift Testing wrote, where they have suites, and XCTest's.
    result.cases = testing.isEmpty ? output.cases : output.cases.filter { !$0.suite.isEmpty } + testing
    result.log = log
    result.details = result.failures.prefix(20).map { "failed: \($0)" }
    if result.failures.count > 20 { result.details.append("failed: \(result.failures.count - 20) more") }
    return (result, ending)
  }
}
