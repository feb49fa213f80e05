import Testing

@testable import LintRules

@Suite struct LintArgumentsTests {
  @Test(arguments: [
    ([], LintArguments.lint(LintOptions(paths: ["."]))),
    (["a", "b"], .lint(LintOptions(paths: ["a", "b"]))),
    (["--fix", "a"], .lint(LintOptions(paths: ["a"], fixes: true))),
    (["--reporter", "sarif"], .lint(LintOptions(paths: ["."], reporter: .sarif))),
    (["--baseline", "b.json"], .lint(LintOptions(paths: ["."], baseline: "b.json"))),
    (["--rule", "A", "x", "--rule", "B"], .lint(LintOptions(paths: ["x"], rules: ["A", "B"]))),
    (["--", "--fix"], .lint(LintOptions(paths: ["--fix"]))),
    (["a", "--help"], .help),
    (["-h"], .help),
    (["--reporter", "xml"], .wrong("unknown reporter 'xml'. The reporters: xcode, json, github, sarif")),
    (["--rule"], .wrong("--rule needs a value")),
    (["--fast"], .wrong("unknown option '--fast'")),
  ])
  func reads(_ arguments: [String], as expected: LintArguments) {
    #expect(LintArguments(arguments) == expected)
  }

  @Test func theHelpNamesEveryRuleAndOption() {
    let words = ["--fix", "--reporter", "--baseline", "--rule", "--help", "LayerImports"]
    for word in words + BuiltInRules.all.map(\.name) { #expect(LintArguments.helpText.contains(word)) }
    let longest = LintArguments.helpText.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= 120)
  }
}
