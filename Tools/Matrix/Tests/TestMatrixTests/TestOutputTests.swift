import Testing

@testable import TestMatrix

@Suite struct TestOutputTests {
  private static let passing = """
    Build complete! (1.00s)
    Test Suite 'All tests' started at 2026-11-30 18:00:59.168
    Test Suite 'X' started at 2026-11-30 18:00:59.199
    Test Case 'X.testOne' started at 2026-11-30 18:00:59.199
    Test Case 'X.testOne' passed (0.007 seconds)
    Test Case 'X.testSkip' started at 2026-11-30 18:00:59.207
    /T.swift:12: X.testSkip : Test skipped - no
    Test Case 'X.testSkip' skipped (0.0 seconds)
    Test Suite 'X' passed at 2026-11-30 18:00:59.207
    \t Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.008 (0.008) seconds
    Test Suite 'All tests' passed at 2026-11-30 18:00:59.207
    \t Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.008 (0.008) seconds
    ◇ Test run started.
    ◇ Suite Some started.
    ◇ Test "A name & <that> (odd) started." started.
    ◇ Test args(x:) started.
    ➜ Test b() skipped: "because"
    ◇ Test known() started.
    ◇ Test case passing 1 argument x → 1 to args(x:) started.
    ✔ Test "A name & <that> (odd) started." passed after 0.001 seconds.
    ✔ Test args(x:) with 2 test cases passed after 0.250 seconds.
    ━ Test known() recorded a known issue at T.swift:7:51: Issue recorded
    ━ Test known() passed after 0.001 seconds with 1 known issue.
    ━ Suite Some passed after 0.001 seconds with 1 known issue.
    ━ Test run with 5 tests in 1 suite passed after 0.001 seconds with 1 known issue.
    """

  @Test func bothFrameworksAreCountedTogether() {
    let output = TestOutput(Self.passing)
    #expect(output.tests == 7)
    #expect(output.skipped == 2)
    #expect(output.knownIssues == 1)
    #expect(output.death == nil)
    #expect(output.failures == [])
    #expect(
      output.cases == [
        TestCase(suite: "X", name: "testOne", seconds: 0.007),
        TestCase(suite: "X", name: "testSkip", outcome: .skipped("")),
        TestCase(suite: "", name: "\"A name & <that> (odd) started.\"", seconds: 0.001),
        TestCase(suite: "", name: "args(x:)", seconds: 0.25),
        TestCase(suite: "", name: "b()", outcome: .skipped("because")),
        TestCase(suite: "", name: "known()", seconds: 0.001),
      ]
    )
  }

  @Test func knownIssuesAmongOthersAreCounted() {
    let line =
      "✘ Test run with 9 tests in 2 suites failed after 0.1 seconds with 5 issues (including 1 warning and 2 known issues)."
    #expect(TestOutput(line).knownIssues == 2)
    #expect(TestOutput(line).tests == 9)
  }

  @Test func failuresKeepTheirMessages() {
    let output = TestOutput(
      """
      Test Suite 'All tests' started at 2026-11-30 18:04:48.650
      Test Case 'X.testOne' started at 2026-11-30 18:04:48.651
      /tmp/T.swift:10: error: X.testOne : XCTAssertEqual failed: ("2") is not equal to ("3") - 
      Test Case 'X.testOne' failed (0.5 seconds)
      Test Suite 'All tests' failed at 2026-11-30 18:04:48.654
      \t Executed 1 test, with 1 failure (0 unexpected) in 0.003 (0.003) seconds
      ◇ Test a() started.
      ✘ Test a() recorded an issue at T.swift:5:18: Expectation failed: (twice(2) → 4) == 5
      ✘ Test a() failed after 0.002 seconds with 1 issue.
      ✘ Test run with 1 test in 1 suite failed after 0.003 seconds with 1 issue.
      """
    )
    #expect(output.tests == 2)
    #expect(output.failures == ["X.testOne", "a()"])
    #expect(
      output.cases[0].messages == ["T.swift:10: XCTAssertEqual failed: (\"2\") is not equal to (\"3\") -"]
    )
    #expect(output.cases[1].messages == ["T.swift:5:18: Expectation failed: (twice(2) → 4) == 5"])
  }

  @Test func applesNamesAreReadToo() {
    #expect(TestEvent("Test Case '-[Mod.Suite testA]' started.") == .started("Mod.Suite.testA"))
    #expect(TestEvent("􀟈  Test a() started.") == nil || TestEvent("􀟈 Test a() started.") == .started("a()"))
  }

  @Test func aSummaryThatWasLostIsInTheFile() {
    let cases = ["a()", "b()"].map { TestCase(suite: "S", name: $0) }
    let output = TestOutput("◇ Test run started.\n◇ Test a() started.\n", testing: cases)
    #expect(output.death == nil)
    #expect(output.tests == 2)
  }

  @Test func aDeathIsSeen() {
    // No arguments of a test: they are printed, and this suite's own run is read as well.
    let none = TestOutput("◇ Test run started.\n◇ Test a() started.\n")
    #expect(none.death == "the test process ended without a summary")
    #expect(none.lastStarted == "a()")
    let half = TestOutput(
      """
      Test Suite 'Selected tests' started at 1
      Test Case 'X.a' started at 1
      ◇ Test run started.
      ✔ Test run with 1 test in 0 suites passed after 0.1 seconds.
      """
    )
    #expect(half.death == "the test process ended without a summary")
    #expect(half.lastStarted == "X.a")
    let signal = TestOutput(
      "◇ Test run started.\n◇ Test a() started.\nerror: Exited with unexpected signal code 11\n"
    )
    #expect(signal.death == "the test process died of signal 11")
  }

  @Test func whatTestsPrintMayBeInTheSameLine() {
    let text = """
      Test Suite 'All tests' started at 1
      printed\t Executed 2 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.1 (0.1) seconds
      0x0000 libswiftCore.serror: Process '/a/b.xctest --filter x' exited with unexpected signal code 4
      """
    #expect(TestOutput(text).tests == 2)
    #expect(TestOutput(text).skipped == 1)
    #expect(TestOutput(text).death == "the test process died of signal 4")
    let argument =
      "◇ Test case passing 1 argument text → \"error: Exited with unexpected signal code 4\" to a(_:) started."
    #expect(TestOutput(argument).death == nil)
  }

  @Test func theLastTestIsTheOneThatHangs() {
    let text =
      "◇ Test run started.\n◇ Test a() started.\n◇ Test b() started.\n✔ Test b() passed after 1 seconds.\n"
    #expect(TestOutput(text).lastStarted == "a()")
  }

  @Test(arguments: [
    (Ending.exited(0), "ok", RunResult.Outcome.passed, ""),
    (.exited(1), "ok", .failed, "exit status 1"),
    (.signalled(9), "ok", .failed, "swift was ended by signal 9"),
    (.exited(0), "none", .failed, "no test was executed"),
    (.exited(1), "empty", .failed, "no test was executed: the package has none"),
    (.exited(0), "dead", .failed, "the test process ended without a summary; the last test started: a()"),
    (
      .timedOut(phase: "tests", seconds: 600), "dead", .failed,
      "the tests took longer than 600 s; ended with all children; the last test started: a()"
    ),
  ])
  func theVerdict(_ ending: Ending, _ output: String, _ outcome: RunResult.Outcome, _ why: String) {
    let texts = [
      "ok": Self.passing, "none": "", "empty": "error: no tests found; create a target",
      "dead": "◇ Test run started.\n◇ Test a() started.",
    ]
    let verdict = PackageVerdict(ending: ending, output: TestOutput(texts[output] ?? ""), isFiltered: false)
    #expect(verdict.outcome == outcome)
    #expect(verdict.why == why)
  }

  @Test func aFilterMayMatchNothingInAPackage() {
    let verdict = PackageVerdict(ending: .exited(0), output: TestOutput(""), isFiltered: true)
    #expect(verdict.outcome == .passed)
    #expect(verdict.why == "no test matches")
  }
}
