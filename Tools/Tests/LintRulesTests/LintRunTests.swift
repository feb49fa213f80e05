import Foundation
import PackageManifests
import Testing

@testable import LintRules

/// Runs the lint on a small repository that each test writes.
@Suite final class LintRunTests {
  private let root = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID())")

  private let packages = [
    Manifest(
      file: "Packages/Ground/Package.swift",
      name: "Ground",
      products: [ManifestProduct(name: "Earth", targets: ["Ground", "Grass"])],
      targets: [
        ManifestTarget(name: "Ground"), ManifestTarget(name: "Grass"), ManifestTarget(name: "Hidden"),
      ]
    ),
    Manifest(
      file: "Packages/House/Package.swift",
      name: "House",
      targets: [
        ManifestTarget(name: "House", dependencies: [.product("Earth")]),
        ManifestTarget(name: "Attic"),
        ManifestTarget(name: "HouseTests", kind: "test", dependencies: [.target("House")]),
      ]
    ),
  ]

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  private func write(_ file: String, _ text: String) throws {
    let url = root.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func lint() throws -> LintRun {
    try LintRun(root: root, packages: packages)
  }

  @Test func importsThatTheManifestAllows() throws {
    try write("Packages/House/Sources/House/A.swift", "import Foundation\nimport Ground\nimport Grass\n")
    try write("Packages/House/Tests/HouseTests/B.swift", "import Testing\n@testable import House\n")
    let run = try lint()
    #expect(run.findings.isEmpty)
    #expect(run.exitStatus == 0)
  }

  @Test func importsThatItDoesNot() throws {
    try write("Packages/House/Sources/House/Deep/A.swift", "// import\nimport Hidden\nimport Attic\n")
    try write("Packages/House/Tests/HouseTests/B.swift", "import Ground\nimport SwiftSyntax\n")
    try write("Packages/House/.build/Sources/House/C.swift", "import Hidden\n")
    let run = try lint()
    #expect(
      run.findings.map(\.description) == [
        "Packages/House/Sources/House/Deep/A.swift:2: error: House imports 'Hidden' of Ground, which "
          + "Packages/House/Package.swift does not list among its dependencies (LayerImports)",
        "Packages/House/Sources/House/Deep/A.swift:3: error: House imports 'Attic', which "
          + "Packages/House/Package.swift does not list among its dependencies (LayerImports)",
        "Packages/House/Tests/HouseTests/B.swift:1: error: HouseTests imports 'Ground' of Ground, which "
          + "Packages/House/Package.swift does not list among its dependencies (LayerImports)",
        "Packages/House/Tests/HouseTests/B.swift:2: error: 'SwiftSyntax' is neither a layer's module nor the "
          + "toolchain's (LayerImports)",
      ]
    )
    #expect(run.exitStatus == 2)
  }

  private static let noFocus = #"""
    custom_rules:
      no_focus:
        regex: '\bfit\s*\('
        message: "Do not focus"
        included: "/Tests/"
        excluded: "Fixture"
        excluded_match_kinds: [comment, string]
        severity: error
    """#

  @Test func aRegexRuleLooksAtTheCodeOfTests() throws {
    try write(".swiftlint-rules/NoFocus.yml", Self.noFocus)
    let focused = "// fit(\nlet a = \"fit(\"\nfit(\"é\") {}\n"
    try write("Packages/House/Tests/HouseTests/A.swift", focused)
    try write("Packages/House/Tests/HouseTests/Fixture.swift", focused)
    try write("Packages/House/Sources/House/B.swift", focused)
    let run = try lint()
    #expect(
      run.findings.map(\.description) == [
        "Packages/House/Tests/HouseTests/A.swift:3: error: Do not focus (no_focus)"
      ]
    )
    #expect(run.exitStatus == 2)
  }

  @Test func warningsDoNotFail() throws {
    let warning = Self.noFocus.replacingOccurrences(of: "severity: error", with: "severity: warning")
    try write(".swiftlint-rules/NoFocus.yml", warning)
    try write("Examples/Tests/A.swift", "fit()")
    let run = try lint()
    #expect(run.findings.map(\.description) == ["Examples/Tests/A.swift:1: warning: Do not focus (no_focus)"])
    #expect(run.exitStatus == 0)
  }

  @Test func aBadRuleDoesNotStopTheOthers() throws {
    try write(".swiftlint-rules/Bad.yml", "custom_rules:\n  bad:\n    regex: '['\n")
    try write(".swiftlint-rules/NoFocus.yml", Self.noFocus)
    try write("Tools/Tests/A.swift", "fit()")
    let run = try lint()
    #expect(run.findings.count == 1)
    #expect(
      run.configurationErrors.map(\.description) == [
        ".swiftlint-rules/Bad.yml:3: '[' is not a regular expression"
      ]
    )
    #expect(run.exitStatus == 64)
  }

  @Test(arguments: [
    ([], LintArguments.lint(root: ".")),
    (["a"], .lint(root: "a")),
    (["--help"], .help),
    (["a", "b"], .wrong("give one folder")),
    (["--fix"], .wrong("unknown option '--fix'")),
  ])
  func reads(_ arguments: [String], as expected: LintArguments) {
    #expect(LintArguments(arguments) == expected)
  }
}
