import BenchmarkHarness
import Testing

@Suite struct BenchmarksArgumentsTests {
  @Test(arguments: [
    ([], BenchmarksArguments.run(BenchmarksOptions())),
    (["--json", "--filter", "store"], .run(BenchmarksOptions(filter: "store", json: true))),
    (["--compare", "old.jsonl"], .run(BenchmarksOptions(baseline: "old.jsonl"))),
    (["--filter"], .wrong("--filter needs a name")),
    (["--filter", "--json"], .wrong("--filter needs a name")),
    (["--filter", ""], .wrong("--filter needs a name")),
    (["--compare"], .wrong("--compare needs a file")),
    (["--report", "--json"], .wrong("--report needs a file")),
    (["--report", "report.pdf"], .wrong("--report writes .html or .md, not 'report.pdf'")),
    (["--fast"], .wrong("unknown option '--fast'")),
    (["store"], .wrong("unknown argument 'store'")),
    (["--json", "--help"], .help),
  ])
  func reads(_ arguments: [String], as expected: BenchmarksArguments) {
    #expect(BenchmarksArguments(arguments) == expected)
  }

  @Test func reportsAreTakenInOrder() throws {
    let arguments = BenchmarksArguments(["--report", "a.html", "--report", "b.MD"])
    guard case .run(let options) = arguments else {
      Issue.record("\(arguments)")
      return
    }
    #expect(options.reports.map(\.path) == ["a.html", "b.MD"])
    #expect(options.reports.map(\.format) == [.html, .markdown])
  }

  @Test func theHelpListsTheWorkloads() {
    #expect(BenchmarksArguments.helpText(names: ["a.b", "c"]).hasSuffix("The workloads:\n  a.b\n  c"))
  }
}
