import Foundation
import Testing

@testable import TestMatrix

@Suite struct ReportTests {
  private static var failed: RunResult {
    var result = RunResult(name: "Core", kind: "package", outcome: .failed, tests: 3, why: "exit status 1")
    result.seconds = 1.5
    result.skipped = 1
    result.cases = [
      TestCase(suite: "X", name: "testA", seconds: 0.25),
      TestCase(
        suite: "",
        name: "\"a < b & \u{1B}[0m\"",
        outcome: .failed,
        messages: ["1 != 2", "]]> \"three\""]
      ),
      TestCase(suite: "X", name: "testB", outcome: .skipped("no \"net\"")),
      TestCase(suite: "X", name: "testC", outcome: .unfinished),
    ]
    return result
  }

  @Test func jUnitIsWellFormedAndCounts() throws {
    let check = RunResult(name: "style", kind: "check", outcome: .passed)
    let dead = RunResult(
      name: "Dead",
      kind: "package",
      outcome: .failed,
      tests: 0,
      why: "the test process died"
    )
    let other = RunResult(name: "Later", kind: "package", outcome: .notRun, why: "Dead failed")
    let read = try #require(JUnitFile(JUnitReport.text([Self.failed, check, dead, other])))
    #expect(read.suites.map { $0["name"] } == ["Core", "style", "Dead", "Later"])
    #expect(read.suites[0]["tests"] == "4")
    #expect(read.suites[0]["failures"] == "1")
    #expect(read.suites[0]["errors"] == "1")
    #expect(read.suites[0]["skipped"] == "1")
    #expect(read.suites[2]["errors"] == "1")
    #expect(read.suites[3]["skipped"] == "1")
    #expect(read.cases.map { $0["name"] }.prefix(2) == ["testA", "\"a < b & \u{FFFD}[0m\""])
    #expect(
      read.messages == [
        "1 != 2", "no \"net\"", "it was started, and did not end", "the test process died", "Dead failed",
      ]
    )
  }

  @Test func whatIsRememberedIsReportedAsItWas() {
    var unchanged = RunResult(name: "Core", kind: "package", outcome: .unchanged)
    unchanged.rememberedJUnit = JUnitReport.suite(Self.failed)
    #expect(JUnitReport.text([unchanged]) == JUnitReport.text([Self.failed]))
  }

  @Test func jsonIsAnObject() throws {
    var result = Self.failed
    result.coverage = Coverage(lines: 10, covered: 9)
    let data = Data(MatrixReporter.json(result).utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(read["name"] as? String == "Core")
    #expect(read["result"] as? String == "failed")
    #expect(read["tests"] as? Int == 3)
    #expect(read["failures"] as? [String] == ["\"a < b & \u{1B}[0m\""])
    #expect(read["covered_lines"] as? Int == 9)
    #expect(read["log"] is NSNull)
  }

  @Test func aLineOfTheTable() {
    #expect(
      MatrixReporter.line(Self.failed, place: 3, usesColor: false)
        == " 3  Core                  3 tests     2s  FAILED (exit status 1, 1 skipped)"
    )
    let check = RunResult(name: "style", kind: "check", outcome: .passed)
    #expect(
      MatrixReporter.line(check, place: 12, usesColor: true)
        == "12  style                 - tests     0s  \u{1B}[32mok\u{1B}[0m"
    )
  }

  @Test func theTotalCountsWhatWasNotRun() {
    let passed = RunResult(name: "a", kind: "package", outcome: .passed)
    let unchanged = RunResult(name: "b", kind: "package", outcome: .unchanged)
    let left = RunResult(name: "c", kind: "package", outcome: .notRun)
    #expect(MatrixReporter.total([passed, unchanged]) == "2 passed, 0 failed")
    #expect(
      MatrixReporter.effort([passed, unchanged], seconds: 3.2)
        == "4 s; 1 of 2 passed before as they are now (--fresh runs them)"
    )
    #expect(MatrixReporter.effort([passed], seconds: 3) == "3 s")
    #expect(MatrixReporter.total([passed, Self.failed, left]) == "1 passed, 1 failed, 1 not run")
  }

  @Test func coverageCountsOwnSources() throws {
    let json = """
      {"data": [{"files": [
        {"filename": "/r/Packages/A/Sources/A/a.swift", "summary": {"lines": {"count": 30, "covered": 20}}},
        {"filename": "/r/Packages/A/Tests/ATests/a.swift", "summary": {"lines": {"count": 9, "covered": 9}}},
        {"filename": "/r/Packages/AB/Sources/B/a.swift", "summary": {"lines": {"count": 9, "covered": 9}}}
      ]}], "type": "llvm.coverage.json.export"}
      """
    let coverage = try #require(Coverage(llvmJSON: Data(json.utf8), sources: "/r/Packages/A/Sources/"))
    #expect(coverage == Coverage(lines: 30, covered: 20))
    #expect(coverage.description == "66.6 % of 30 lines")
    #expect(Coverage(llvmJSON: Data("{}".utf8), sources: "/") == nil)
  }
}
