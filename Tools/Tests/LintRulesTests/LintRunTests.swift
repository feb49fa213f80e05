import Foundation
import PackageManifests
import Testing

@testable import LintRules

@Suite struct LintRunTests {
  private static let noFocus = #"""
    custom_rules:
      no_focus:
        regex: '\bfits\s*\('
        message: "Do not focus"
        included: "/Tests/"
        excluded: "Fixture"
        severity: error
    """#

  private let folder: LintedFolder

  init() throws {
    folder = try LintedFolder()
  }

  @Test func importsThatTheManifestDoesNotList() throws {
    try folder.write("Packages/House/Sources/House/Deep/A.swift", "// import\nimport Hidden\nimport Attic\n")
    try folder.write(
      "Packages/House/Tests/HouseTests/B.swift",
      "import Ground\nimport SwiftSyntax\nimport Sky\n"
    )
    try folder.write("Packages/House/.build/Sources/House/C.swift", "import Hidden\n")
    let run = folder.lint()
    #expect(
      run.findings.map(\.description) == [
        "Packages/House/Sources/House/Deep/A.swift:2:1: error: House imports 'Hidden' of Ground, which "
          + "Packages/House/Package.swift does not list among its dependencies (LayerImports)",
        "Packages/House/Sources/House/Deep/A.swift:3:1: error: House imports 'Attic', which "
          + "Packages/House/Package.swift does not list among its dependencies (LayerImports)",
        "Packages/House/Tests/HouseTests/B.swift:1:1: error: HouseTests imports 'Ground' of Ground, which "
          + "Packages/House/Package.swift does not list among its dependencies (LayerImports)",
        "Packages/House/Tests/HouseTests/B.swift:3:1: error: 'Sky' is neither a layer's module nor the "
          + "toolchain's (LayerImports)",
      ]
    )
    #expect(run.exitStatus == 2)
  }

  @Test func aManifestThatComputesIsRun() throws {
    try folder.write(
      "Packages/Loft/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let names = ["Loft", "Beam"]
      let package = Package(name: "Loft", targets: names.map { .target(name: $0) })
      """
    )
    try folder.write("Packages/Loft/Sources/Loft/A.swift", "import Beam\n")
    try folder.write("Packages/Loft/Sources/Beam/A.swift", "import Foundation\n")
    let run = folder.lint()
    #expect(run.findings.map(\.rule) == ["LayerImports"])
    #expect(run.configurationErrors.map(\.description) == [])
  }

  @Test func aRegexRuleLooksAtTheCodeOfItsFiles() throws {
    try folder.write(".swiftlint-rules/NoFocus.yml", Self.noFocus)
    let focused =
      "// fits(\nlet a = \"fits(\"\nf(\"é👍\"); fits(\"é\") {}\nlet b = \"\"\"\n\\(fits(1)) fits(2)\n\"\"\"\n"
    try folder.write("Packages/House/Tests/HouseTests/A.swift", focused)
    try folder.write("Packages/House/Tests/HouseTests/Fixture.swift", focused)
    try folder.write("Packages/House/Sources/House/B.swift", focused)
    #expect(
      folder.lint().findings.map(\.description) == [
        "Packages/House/Tests/HouseTests/A.swift:3:11: error: Do not focus (no_focus)",
        "Packages/House/Tests/HouseTests/A.swift:5:3: error: Do not focus (no_focus)",
      ]
    )
  }

  @Test(arguments: [
    ("match_kinds: [comment]", [1]), ("match_kinds: string", [2]), ("match_kinds: [identifier]", [4]),
    ("excluded_match_kinds: [comment, doccomment]", [2, 4]), ("excluded_match_kinds: identifier", [1, 2, 3]),
    ("name: none", [4]),
  ])
  func kindsAreSwiftLints(_ key: String, _ lines: [Int]) throws {
    try folder.write(".swiftlint-rules/A.yml", "custom_rules:\n  a:\n    regex: 'needle'\n    \(key)\n")
    try folder.write("Sources/A.swift", "// needle\nlet a = \"needle\"\n/// needle\nlet needle = 1\n")
    #expect(folder.lint().findings.map(\.line) == lines)
  }

  @Test func whatDoesNotCountHidesNothing() throws {
    let rule = "custom_rules:\n  a:\n    regex: 'begin.*?(end)'\n    capture_group: 1\n"
    try folder.write(".swiftlint-rules/A.yml", rule)
    try folder.write("Sources/A.swift", "// begin\nlet begin = 1; let end = 2\n")
    #expect(folder.lint().findings.map(\.description) == ["Sources/A.swift:2:20: warning: a (a)"])
  }

  @Test func warningsDoNotFail() throws {
    let warning = Self.noFocus.replacingOccurrences(of: "severity: error", with: "severity: warning")
    try folder.write(".swiftlint-rules/NoFocus.yml", warning)
    try folder.write("Examples/Tests/A.swift", "fits()")
    let run = folder.lint()
    #expect(
      run.findings.map(\.description) == ["Examples/Tests/A.swift:1:1: warning: Do not focus (no_focus)"]
    )
    #expect(run.exitStatus == 0)
  }

  @Test func aBadRuleDoesNotStopTheOthers() throws {
    try folder.write(".swiftlint-rules/Bad.yml", "custom_rules:\n  bad:\n    regex: '['\n")
    try folder.write(".swiftlint-rules/NoFocus.yml", Self.noFocus)
    try folder.write(".swiftlint-rules/NoFocusAgain.yml", Self.noFocus)
    try folder.write("Tools/Tests/A.swift", "fits(); fit(\"a\") { expect(1) == 1 }\n")
    let run = folder.lint(LintOptions(paths: ["."], fixes: true))
    #expect(run.findings.map(\.rule) == ["no_focus", "DoNotUseFocusedTests"])
    #expect(
      run.configurationErrors.map(\.description) == [
        ".swiftlint-rules/Bad.yml:3: '[' is not a regular expression",
        ".swiftlint-rules/NoFocusAgain.yml:2: 'no_focus' is there already, in .swiftlint-rules/NoFocus.yml:2",
      ]
    )
    #expect(run.exitStatus == 64)
    #expect(try folder.text("Tools/Tests/A.swift").contains("fit("), "what is called wrongly changes nothing")
  }

  @Test func aFileAdjustsARuleOfTheProgram() throws {
    let rule = """
      custom_rules:
        EmptyTest:
          regex: 'never'
          message: "Empty"
          severity: warning
          included: "/Checks/"
          excluded: "Old"
      """
    try folder.write(".swiftlint-rules/EmptyTest.yml", rule)
    try folder.write("Checks/A.swift", "@Test func a() {}\n")
    try folder.write("Checks/Old.swift", "@Test func a() {}\n")
    try folder.write("Tests/A.swift", "@Test func a() {}\n")
    #expect(folder.lint().findings.map(\.description) == ["Checks/A.swift:1:12: warning: Empty (EmptyTest)"])
  }

  @Test func onlyTheRulesThatAreNamed() throws {
    try folder.write("Tests/A.swift", "@Test func a() {}\nfunc b() { sleep(1) }\n")
    #expect(
      folder.lint(LintOptions(paths: ["."], rules: ["EmptyTest"])).findings.map(\.rule) == ["EmptyTest"]
    )
    let run = folder.lint(LintOptions(paths: ["."], rules: ["EmptyTests"]))
    #expect(
      run.configurationErrors.first?.message.hasPrefix("no rule is named 'EmptyTests'. The rules: Do") == true
    )
    #expect(run.exitStatus == 64)
  }

  @Test func filesAndFoldersAndWhatIsNotThere() throws {
    try folder.write("Tests/A.swift", "@Test func a() {}\n")
    try folder.write("Tests/B.swift", "@Test func b() {}\n")
    try folder.write("Tests/C.txt", "")
    let run = folder.lint(LintOptions(paths: ["Tests/B.swift", "Tests/B.swift", "Tests/C.txt", "Nowhere"]))
    #expect(run.findings.map(\.file) == ["Tests/B.swift"])
    #expect(
      run.configurationErrors.map(\.description) == [
        "Tests/C.txt: not a Swift file", "Nowhere: no such file or folder",
      ]
    )
    let inside = LintRun(
      LintOptions(paths: ["."]),
      currentFolder: folder.root.appendingPathComponent("Tests")
    )
    #expect(inside.findings.map(\.file) == ["Tests/A.swift", "Tests/B.swift"])
    #expect(inside.fileCount == 2)
    #expect(inside.lineCount == 2)
  }

  @Test func aSuperclassInAFileThatIsNotLinted() throws {
    let base = "class Base: @unchecked Sendable { let lock = Lock(); var a = 1 }\n"
    try folder.write("Packages/House/Sources/House/Base.swift", base)
    let file = "Packages/House/Sources/House/A.swift"
    try folder.write(file, "final class A: Base, @unchecked Sendable { var b = 1 }\n")
    #expect(folder.lint(LintOptions(paths: [file])).findings == [])
  }

  @Test func aFileThatIsNoText() throws {
    try folder.write("Sources/A.swift", "")
    try Data([0xFF, 0xFE, 0x00]).write(to: folder.root.appendingPathComponent("Sources/A.swift"))
    let run = folder.lint()
    #expect(
      run.findings.map(\.description) == [
        "Sources/A.swift:1:1: error: the file cannot be read as UTF-8 (ReadableFile)"
      ]
    )
  }

  @Test func deepAndBrokenSources() throws {
    let chain = "let a = b" + String(repeating: ".c()", count: 5_000) + "\n"
    let nested = "let a = " + String(repeating: "(", count: 5_000) + "\n"
    try folder.write("Tests/Chain.swift", chain)
    try folder.write("Tests/Nested.swift", nested + "@Test func a() {}\n")
    try folder.write("Tests/Broken.swift", "final class { func ( }\n}}} \"\n@Test func a() {}\n")
    #expect(folder.lint().findings.map(\.file).contains("Tests/Broken.swift"))
  }
}
