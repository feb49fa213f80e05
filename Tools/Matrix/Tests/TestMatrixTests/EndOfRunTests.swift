import Testing

@testable import TestMatrix

/// A run is over when the framework says so, whatever else says something like it.
@Suite struct EndOfRunTests {
  private static let first = """
    Test Suite 'All tests' started at 1
    Test Suite 'First' started at 1
    Test Case 'First.testOne' started at 1
    Test Case 'First.testOne' passed (0.1 seconds)
    Test Suite 'First' passed at 1
    \t Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds

    """

  @Test func whoExitsAfterASuiteHasNotEnded() {
    let output = TestOutput(Self.first + "Test Suite 'Second' started at 1\n")
    #expect(output.death == "the test process ended without a summary")
  }

  @Test func whatTestsPrintIsNoSummary() {
    let printed = """
      Test Suite 'All tests' passed at 1
      \t Executed 1 test, with 0 failures (0 unexpected) in 0.1 (0.1) seconds
      ◇ Test run started.
      Executed 3 tests, with 0 failures (0 unexpected) in 0.1 (0.1) seconds
      ✔ Test run with 2 tests in 1 suite passed after 0.2 seconds.
      """
    let output = TestOutput(Self.first + printed)
    #expect(output.tests == 3)
    #expect(output.death == nil)
  }

  @Test func linesMayEndAsOnWindows() {
    let lines = ["◇ Test run started.", "◇ Test one() started.", "✘ Test one() failed after 0.1 seconds."]
    #expect(TestOutput(lines.map { $0 + "\r\n" }.joined()).failures == ["one()"])
  }
}
