import Testing

@testable import BenchmarkHarness

@Suite struct ComparisonTests {
  private func measurement(_ name: String, _ ratio: Double) -> Measurement {
    Measurement(
      name: name,
      nanosecondsPerOperation: ratio * 10,
      limitNanosecondsPerOperation: 10,
      operations: 1
    )
  }

  @Test func onlyMoreThanTheToleranceIsWorse() {
    let baseline = Baseline(ratios: ["a": 1, "b": 1, "c": 1, "d": 1, "e": 2])
    let comparison = Comparison(
      [
        measurement("a", 1.15), measurement("b", 1.16), measurement("c", 3), measurement("d", 0.5),
        measurement("e", 1.8),
      ],
      with: baseline
    )
    #expect(comparison.worse.map(\.name) == ["c", "b"])
    #expect(comparison.better.map(\.name) == ["d"])
    #expect(comparison.same.map(\.name) == ["a", "e"])
    #expect(
      comparison.lines == [
        "better  d: ratio 0.500, was 1.000 (-50 %)",
        "WORSE   c: ratio 3.000, was 1.000 (+200 %)",
        "WORSE   b: ratio 1.160, was 1.000 (+16 %)",
        "2 worse, 1 better, 2 within 15 %",
      ]
    )
  }

  @Test func whatIsMissingAndWhatIsNewIsSaid() {
    let baseline = Baseline(ratios: ["store.a": 1, "subject.b": 1])
    let all = Comparison([measurement("store.c", 1)], with: baseline)
    #expect(
      all.lines == [
        "new     store.c: not in the baseline",
        "missing store.a: in the baseline, not measured",
        "missing subject.b: in the baseline, not measured",
        "0 worse, 0 better, 0 within 15 %",
      ]
    )
    #expect(Comparison([], with: baseline, filter: "store").missing == ["store.a"])
  }

  @Test func whatIsNoNumberIsWorse() {
    #expect(Comparison([measurement("a", .nan)], with: Baseline(ratios: ["a": 1])).worse.map(\.name) == ["a"])
  }

  @Test func readsWhatJSONPrints() throws {
    let lines = [measurement("a \"b\" \\", 1.25), measurement("c", 0.021)].map { Report.json($0) }
    let baseline = try Baseline(lines: lines.joined(separator: "\n") + "\n", path: "old.jsonl")
    #expect(baseline.ratios == ["a \"b\" \\": 1.25, "c": 0.021])
    #expect(try Baseline(lines: Report.json(measurement("a", .nan)), path: "").ratios.isEmpty)
  }

  @Test(arguments: [
    ("", "the baseline old.jsonl holds no measurement"),
    ("\n \n", "the baseline old.jsonl holds no measurement"),
    (
      "{\"name\": \"a\", \"ratio\": 1}\nname  ns/op",
      "the baseline old.jsonl is not what --json prints: line 2 has no \"name\" and \"ratio\""
    ),
    (
      "{\"name\": \"a\"}",
      "the baseline old.jsonl is not what --json prints: line 1 has no \"name\" and \"ratio\""
    ),
    (
      "{\"name\": \"a\", \"ratio\": 1}\n{\"name\": \"a\", \"ratio\": 1}",
      "the baseline old.jsonl has 'a' twice: line 2"
    ),
  ])
  func aBadFileIsSaidInALine(_ lines: String, _ message: String) {
    #expect(throws: Baseline.Unreadable(description: message)) {
      try Baseline(lines: lines, path: "old.jsonl")
    }
  }

  @Test func aFileThatIsNotThereIsSaidInALine() {
    let message = "cannot read the baseline /no/such: there is no such file, or it may not be read"
    #expect(throws: Baseline.Unreadable(description: message)) { try Baseline(path: "/no/such") }
  }
}
