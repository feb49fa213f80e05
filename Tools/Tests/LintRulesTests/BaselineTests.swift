import Testing

@testable import LintRules

@Suite struct BaselineTests {
  private let folder: LintedFolder

  init() throws {
    folder = try LintedFolder()
  }

  @Test func whatIsKnownDoesNotCountWhereverItMoves() throws {
    let old = "func a() {\n  api.xResult = 1\n  api.xResult = 1\n}\n"
    try folder.write("Tests/A.swift", old)
    try folder.write("known.json", folder.lint().report(.json, currentFolder: folder.root))
    let options = LintOptions(paths: ["."], baseline: "known.json")
    #expect(folder.lint(options).findings == [])
    try folder.write("Tests/A.swift", "// More.\n\n" + old)
    #expect(folder.lint(options).findings == [])
    try folder.write("Tests/A.swift", old + "func b() {\n  api.xResult = 1\n  api.yResult = 1\n}\n")
    #expect(folder.lint(options).findings.map(\.line) == [6, 7])
    #expect(folder.lint(options).exitStatus == 2)
  }

  @Test(arguments: [
    ("[\n  {\"file\": \"a\", \"rule_id\": \"b\", \"text\": \"c\"},\n  {\"file\": 1}\n]\n", 3),
    ("nonsense", 1),
    ("[\n]\n{", 3),
  ])
  func aBadOneNamesItsLine(_ text: String, _ line: Int) throws {
    try folder.write("known.json", text)
    let run = folder.lint(LintOptions(paths: ["."], baseline: "known.json"))
    #expect(run.configurationErrors.map(\.file) == ["known.json"])
    #expect(run.configurationErrors.map(\.line) == [line])
    #expect(run.exitStatus == 64)
  }

  @Test func oneThatIsNotThere() {
    let run = folder.lint(LintOptions(paths: ["."], baseline: "none.json"))
    #expect(run.configurationErrors.map(\.description) == ["none.json:1: the baseline cannot be read"])
  }
}
