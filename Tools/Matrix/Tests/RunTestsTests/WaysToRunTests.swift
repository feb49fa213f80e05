import Foundation
import Testing

/// Filters, repetitions, sanitizers, and reports.
@Suite struct WaysToRunTests {
  @Test func aFilterIsPassedOn() async throws {
    let repo = try Monorepo()
    try repo.stage("B", "echo 'warning: No matching test cases were run'")
    let run = try await repo.run("--filter", "two", "--filter", "three")
    #expect(repo.calls[0].contains(" --filter two --filter three "))
    #expect(run.line("B").hasSuffix("ok (no test matches)"))
    #expect(run.status == 0)
    let none = try await repo.run("--filter", "zero", "--only", "B")
    #expect(none.status == 1)
    #expect(none.errors == "run-tests.sh: no test matches 'zero'\n")
  }

  @Test func aSanitizerHasItsArgumentsAndSuppressions() async throws {
    let repo = try Monorepo([("A", [])])
    try repo.write("Tools/Sanitizers/thread.supp", "race:A\n")
    try repo.stage(
      "A",
      "passes; echo \"$TSAN_OPTIONS\" >\"$STAND_IN/options\"; cp \"${TSAN_OPTIONS##*=}\" \"$STAND_IN/file\""
    )
    let run = try await repo.run("--sanitize", "thread", environment: ["TSAN_OPTIONS": "history_size=3"])
    #expect(run.status == 0)
    let call = try #require(repo.calls.first)
    #expect(call.contains(" --sanitize=thread -Xswiftc -DTHREAD_SANITIZER "))
    #expect(call.contains("/.build/matrix/configurations/thread "))
    let options = repo.text("stand-in/options")
    #expect(options.hasPrefix("history_size=3:print_suppressions=0:suppressions=/"))
    #expect(repo.text("stand-in/file") == "race:A\n")
    repo.forgetCalls()
    try repo.write("Tools/Sanitizers/leak.supp", "leak:ours\n")
    try repo.stage("A", "passes; cp \"${LSAN_OPTIONS##*=}\" \"$STAND_IN/file\"")
    _ = try await repo.run("--sanitize", "address")
    #expect(repo.text("stand-in/file") == "leak:libXCTest.so\nleak:ours\n")
    #expect(repo.calls[0].contains("/.build/matrix/configurations/address --sanitize=address -Xswiftc "))
    #expect(repo.calls[0].contains(" -DADDRESS_SANITIZER "))
  }

  @Test func releaseIsBuiltElsewhere() async throws {
    let repo = try Monorepo([("A", [])])
    _ = try await repo.run("--release")
    #expect(repo.calls[0].contains("/configurations/release -c release -Xswiftc -enable-testing "))
  }

  @Test func repetitionsStopAtTheFirstFailure() async throws {
    let repo = try Monorepo([("A", [])])
    // The third run fails.
    try repo.stage(
      "A",
      """
      echo "$TEST_SEED" >>"$STAND_IN/seeds"
      if [ "$(wc -l <"$STAND_IN/seeds" | tr -d ' ')" = 3 ]; then fails; else passes; fi
      """
    )
    let run = try await repo.run("--repeat", "5", "--seed", "40")
    #expect(run.status == 1)
    #expect(run.line("A").hasSuffix("FAILED (1 of 3 runs failed, 33.3 %: exit status 1)"))
    #expect(run.lines.contains("    seeds 40 to 42, in TEST_SEED"))
    #expect(run.lines.contains("    run 3 failed; its seed: --repeat 1 --seed 42"))
    #expect(repo.text("stand-in/seeds") == "40\n41\n42\n")
    #expect(repo.calls.map { $0.contains(" --skip-build ") } == [false, true, true])
    try repo.write("stand-in/seeds", "")
    let all = try await repo.run("--repeat", "5", "--keep-going")
    #expect(all.line("A").hasSuffix("FAILED (1 of 5 runs failed, 20.0 %: exit status 1)"))
    #expect(all.output.contains("A-run3.log"))
    #expect(all.output.contains("✘ Test two() failed"))
  }

  @Test func reportsAreWritten() async throws {
    let repo = try Monorepo()
    try repo.stage("B", "fails")
    let file = repo.folder.appendingPathComponent("results.xml").path
    let run = try await repo.run("--json", "--junit", file)
    let objects = try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["name"] as? String } == ["A", "B", "C", "D"])
    #expect(objects.map { $0["result"] as? String } == ["passed", "failed", "passed", "not run"])
    #expect(objects.map { $0["tests"] as? Int } == [3, 1, 3, nil])
    #expect(objects[1]["failures"] as? [String] == ["two()"])
    #expect(run.errors.hasSuffix("2 passed, 1 failed, 1 not run\n"))
    let junit = repo.text("results.xml")
    #expect(junit.contains("<testcase classname=\"AX\" name=\"testOne\" time=\"0.1\"/>"))
    #expect(junit.contains("<failure message=\"T.swift:5:18: Expectation failed: 1 == 2\">"))
    // What is not run again is reported as it was.
    _ = try await repo.run("--junit", file)
    #expect(repo.text("results.xml").contains("<testcase classname=\"AX\" name=\"testOne\" time=\"0.1\"/>"))
  }

  @Test func coverageHasAMinimum() async throws {
    let repo = try Monorepo([("A", []), ("B", [])])
    try repo.stage("A", Self.coverage(covered: 6))
    try repo.stage("B", Self.coverage(covered: 8))
    let run = try await repo.run("--coverage")
    #expect(repo.calls[0].contains(" --enable-code-coverage "))
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.lines.suffix(5).prefix(3) == [
        "coverage of A: 60.0 % of 10 lines", "coverage of B: 80.0 % of 10 lines",
        "coverage of all: 70.0 % of 20 lines",
      ]
    )
    #expect(try await repo.run("--coverage-min", "70").status == 0)
    let low = try await repo.run("--coverage-min", "70.5")
    #expect(low.status == 1)
    #expect(low.errors.contains("70.0 % of 20 lines are covered, less than --coverage-min 70.5"))
  }

  /// Passes, and writes what `llvm-cov` would.
  private static func coverage(covered: Int) -> String {
    """
    passes
    mkdir -p "$5/debug/codecov"
    lines='{"lines": {"count": 10, "covered": \(covered)}}'
    cat >"$5/debug/codecov/$name.json" <<END
    {"data": [{"files": [{"filename": "$3/Sources/a.swift", "summary": $lines}]}]}
    END
    """
  }
}
