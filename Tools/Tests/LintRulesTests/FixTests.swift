import Foundation
import Testing

@testable import LintRules

@Suite struct FixTests {
  private let folder: LintedFolder
  private let options = LintOptions(paths: ["."], fixes: true)

  init() throws {
    folder = try LintedFolder()
  }

  @Test func focusGoesAndNothingElse() throws {
    let before = "// fit(\"é\")\r\nfdescribe(\"é\") { fit(\"b\") { a(fit) }; fThen(\"fit(\") { act() } }\r\n"
    let after = "// fit(\"é\")\r\ndescribe(\"é\") { it(\"b\") { a(fit) }; Then(\"fit(\") { act() } }\r\n"
    try folder.write("Tests/A.swift", before)
    try folder.write("Tests/B.swift", "let a = 1\n")
    let file = folder.root.appendingPathComponent("Tests/A.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let run = folder.lint(options)
    #expect(try folder.text("Tests/A.swift") == after)
    #expect(run.findings.map(\.rule) == ["DoNotActInThen"])
    #expect(
      run.fixes == [
        "Tests/A.swift:2:1: fixed (DoNotUseFocusedTests)", "Tests/A.swift:2:18: fixed (DoNotUseFocusedTests)",
        "Tests/A.swift:2:39: fixed (DoNotUseFocusedTests)",
      ]
    )
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.root.path + "/Tests")
    #expect(names.sorted() == ["A.swift", "B.swift"])
    #expect(folder.lint(options).fixes == [], "a second time changes nothing")
  }

  @Test func whatIsDisabledStays() throws {
    let text = "// swiftlint:disable:next DoNotUseFocusedTests\nfit(\"a\") { expect(1) == 1 }\n"
    try folder.write("Tests/A.swift", text)
    #expect(folder.lint(options).fixes == [])
    #expect(try folder.text("Tests/A.swift") == text)
  }

  @Test func aFileThatCannotBeReplacedStaysWhole() throws {
    let fix = FileFix(file: "Tests/A.swift", edits: [TextEdit(range: 90..<91, replacement: "")])
    try folder.write("Tests/A.swift", "fit(\"a\") { }\n")
    #expect(throws: ConfigurationError.self) { try fix.apply(in: SourceTree(root: folder.root)) }
    #expect(try folder.text("Tests/A.swift") == "fit(\"a\") { }\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root.path + "/Tests") == ["A.swift"])
  }
}
