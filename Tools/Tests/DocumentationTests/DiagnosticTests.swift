import Testing

@testable import Documentation

/// What is read from a compiler's output.
@Suite struct DiagnosticTests {
  @Test func errorsAndWarningsAreReadOnce() {
    let output = """
      [1/3] Compiling Page
      /r/README.md:12:3: error: cannot find 'x' in scope
      10 | x
         | `- error: cannot find 'x' in scope
      /r/README.md:12:3: error: cannot find 'x' in scope
      /r/README.md:14:3: warning: 'f()' is deprecated
      /r/README.md:15:3: warning: initialization of immutable value 'y' was never used
      """
    let diagnostics = Diagnostic.diagnostics(in: output)
    #expect(diagnostics.map(\.line) == [12, 14, 15])
    #expect(diagnostics.map(\.isError) == [true, false, false])
    #expect(diagnostics.map(\.isOfAFragment) == [false, false, true])
  }

  @Test func testsOfBothFrameworksCount() {
    #expect(
      CodeCheck.tests(in: "Executed 2 tests, with 0 failures\n✔ Test run with 5 tests in 2 suites passed")
        == 7
    )
    #expect(CodeCheck.tests(in: "nothing") == 0)
  }
}
