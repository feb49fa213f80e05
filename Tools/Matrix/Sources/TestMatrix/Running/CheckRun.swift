import Foundation
import PackageManifests

/// Runs a check or a leg.
struct CheckRun {
  let check: Check
  let kind: String
  let place: MatrixPlace
  let runner: Runner
  let environment: [String: String]
  let timeout: Double

  private var log: String { "\(place.logs)/\(kind)-\(check.name).log" }

  /// Runs its script with a scratch path, which is the packages' for a check and a leg's own.
  func run(_ script: String) -> (result: RunResult, ending: Ending) {
    let scratch = kind == "leg" ? "\(place.scratch)/legs/\(check.name)" : place.scratch
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let (ending, seconds) = runner.run(
      [place.root.path(script), scratch],
      environment: environment,
      log: log,
      name: check.name,
      timeout: timeout
    )
    let text = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    return (result(ending, text, seconds), ending)
  }

  private func result(_ ending: Ending, _ text: String, _ seconds: Double) -> RunResult {
    let first = text.split(separator: "\n", maxSplits: 1).first ?? ""
    let tests = TestOutput(text).tests
    var result = RunResult(name: check.name, kind: kind, outcome: .failed, tests: tests == 0 ? nil : tests)
    result.seconds = seconds
    result.log = log
    switch ending {
    case .exited(0):
      // What cannot be made here says so, and why.
      let isSkipped = first.hasPrefix("skipped: ")
      result.outcome = isSkipped ? .skipped : .passed
      result.why = isSkipped ? String(first) : ""
    case .exited(let status): result.why = "exit status \(status)"
    default: result.why = PackageVerdict(ending: ending, output: TestOutput(text), isFiltered: false).why
    }
    return result
  }

  /// The check that is built in: what is wrong with the manifests.
  func runManifests(_ manifests: ManifestStore, packages: [MatrixPackage]) -> RunResult {
    let clock = ContinuousClock()
    let start = clock.now
    runner.live.show(check.name, seconds: 0, doing: "")
    var lines: [String] = []
    do throws(ManifestProblem) {
      let umbrella = try manifests.wholeManifest("Package.swift")
      var layers: [Manifest] = []
      for package in packages where package.folder.hasPrefix("Packages/") {
        layers.append(try manifests.wholeManifest(package.manifest))
      }
      lines = ManifestChecks.problems(umbrella: umbrella, packages: layers).map(\.description)
    } catch {
      lines = [error.description]
    }
    let isWell = lines.isEmpty
    if isWell { lines = ["The umbrella manifest and the packages' manifests are in step."] }
    try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: log))
    var result = RunResult(name: check.name, kind: kind, outcome: isWell ? .passed : .failed)
    result.why = isWell ? "" : "\(lines.count) problem\(lines.count == 1 ? "" : "s")"
    result.seconds = (clock.now - start) / .seconds(1)
    result.log = log
    return result
  }
}
