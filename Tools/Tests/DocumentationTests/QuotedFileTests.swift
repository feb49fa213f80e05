import Testing

@testable import Documentation

/// Blocks that have the text of a file.
@Suite struct QuotedFileTests {
  private static let file = """
    struct A {
      func f() {
        g()

        h()
      }
      func g() {}
    }

    """

  private func problem(_ code: String, isWhole: Bool) -> PageProblem? {
    let block = CodeBlock(page: "README.md", line: 10, code: code)
    return QuotedFile("A.swift", isWhole: isWhole).problem(of: block, text: Self.file)
  }

  @Test func allOfAFileIsAllOfIt() {
    #expect(problem(String(Self.file.dropLast()), isWhole: true) == nil)
  }

  @Test(arguments: ["func f() {\n  g()\n\n  h()\n}", "  func g() {}\n}", "}", "h()"])
  func partsStandThereAtWhateverIndentation(code: String) {
    #expect(problem(code, isWhole: false) == nil)
  }

  @Test(arguments: [
    ("struct A {\n  func f() {\n    g()\n\n    i()", 14, "A.swift has 'h()' here"),
    ("struct A {\n  func f() {", 12, "A.swift goes on with 'g()'"),
    ("struct B {", 10, "A.swift has 'struct A {' here"),
    (file, 18, "A.swift ends here"),
    ("", 10, "A.swift has 'struct A {' here"),
  ])
  func whatIsNotAllOfItIsNamedWithItsLine(code: String, line: Int, message: String) {
    #expect(problem(code, isWhole: true) == PageProblem("README.md", line, message))
  }

  @Test(arguments: [
    ("func f() {\n  g()\n  h()", 12, "A.swift has '' here"),
    ("func f() {\n    g()", 11, "A.swift has 'g()' here"),
    ("}\nfunc g() {}\n}", 12, "A.swift has '}' here"),
    ("func g() {}\n}", 11, "A.swift has '}' here"),
    ("  func g() {}\n}\n}", 12, "A.swift ends here"),
    ("f()", 10, "this line does not stand in A.swift"),
    ("{", 10, "this line does not stand in A.swift"),
  ])
  func whatIsNoPartOfItIsNamedWithItsLine(code: String, line: Int, message: String) {
    #expect(problem(code, isWhole: false) == PageProblem("README.md", line, message))
  }
}
