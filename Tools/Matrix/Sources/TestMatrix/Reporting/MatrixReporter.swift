import Foundation

/// Prints a line a result, as a table or as JSON.
final class MatrixReporter {
  private let options: MatrixOptions
  private let live: LiveLine
  private let usesColor: Bool
  private(set) var results: [RunResult] = []

  init(options: MatrixOptions, live: LiveLine, usesColor: Bool) {
    self.options = options
    self.live = live
    self.usesColor = usesColor
  }

  /// - Parameter root: what a log's path is shown relative to.
  func add(_ result: RunResult, root: Folder) {
    results.append(result)
    live.clear()
    if options.printsJSON { return Output.print(Self.json(result)) }
    if !options.isQuiet || result.outcome == .failed || result.outcome == .notRun {
      Output.print(Self.line(result, place: results.count, usesColor: usesColor))
    }
    for detail in result.details where !options.isQuiet || result.outcome == .failed {
      Output.print("    " + detail)
    }
    if result.outcome == .failed, let log = result.log { printEnd(of: log, root: root) }
  }

  private func printEnd(of log: String, root: Folder) {
    let data = FileManager.default.contents(atPath: log) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    Output.print("--- the end of \(root.relative(log) ?? log)")
    let end = lines.last == "" ? lines.dropLast() : lines[...]
    for line in end.suffix(60) { Output.print(String(line)) }
    Output.print("---")
  }

  /// `41 s; 12 of 14 passed before as they are now`
  static func effort(_ results: [RunResult], seconds: Double) -> String {
    let unchanged = results.count { $0.outcome == .unchanged }
    let before = "; \(unchanged) of \(results.count) passed before as they are now (--fresh runs them)"
    return "\(Int(seconds.rounded(.up))) s" + (unchanged == 0 ? "" : before)
  }

  /// `12 passed, 0 failed`
  static func total(_ results: [RunResult]) -> String {
    let failed = results.count { $0.outcome == .failed }
    let notRun = results.count { $0.outcome == .notRun }
    let passed = results.count - failed - notRun
    return "\(passed) passed, \(failed) failed" + (notRun == 0 ? "" : ", \(notRun) not run")
  }

  /// One line of the table.
  static func line(_ result: RunResult, place: Int, usesColor: Bool) -> String {
    let tests = result.tests.map { "\($0)" } ?? "-"
    let name = result.name.padding(toLength: max(16, result.name.count), withPad: " ", startingAt: 0)
    let (word, color) =
      switch result.outcome {
      case .passed, .unchanged, .skipped: ("ok", "32")
      case .failed: ("FAILED", "31")
      case .notRun: ("not run", "33")
      }
    let shown = usesColor ? "\u{1B}[\(color)m\(word)\u{1B}[0m" : word
    let start = "\(right("\(place)", 2))  \(name) \(right(tests, 6)) tests"
    let notes = notes(result)
    return
      "\(start) \(right("\(Int(result.seconds.rounded()))", 5))s  \(shown)\(notes.isEmpty ? "" : " (\(notes))")"
  }

  private static func notes(_ result: RunResult) -> String {
    var notes = result.why.isEmpty ? [] : [result.why]
    if result.skipped > 0 { notes.append("\(result.skipped) skipped") }
    if result.knownIssues > 0 {
      notes.append("\(result.knownIssues) known issue\(result.knownIssues == 1 ? "" : "s")")
    }
    if let coverage = result.coverage { notes.append(coverage.description) }
    return notes.joined(separator: ", ")
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  static func json(_ result: RunResult) -> String {
    var members: [(String, JSONText.Value)] = [
      ("name", .string(result.name)), ("kind", .string(result.kind)),
      ("result", .string(result.outcome.rawValue)),
      ("tests", result.tests.map { .int($0) } ?? .null), ("skipped", .int(result.skipped)),
      ("known_issues", .int(result.knownIssues)), ("seconds", .double(result.seconds)),
      ("why", .string(result.why)), ("failures", .strings(result.failures)),
      ("log", result.log.map { .string($0) } ?? .null),
    ]
    if let coverage = result.coverage {
      members += [("lines", .int(coverage.lines)), ("covered_lines", .int(coverage.covered))]
    }
    return JSONText.object(members)
  }
}
