import Foundation
import Testing

@testable import LintRules

@Suite struct RuleFixtureTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func findings(_ path: String, _ text: String) throws -> [Finding] {
    let folder = try LintedFolder()
    try folder.write(path, text)
    return folder.lint().findings
  }

  @Test(arguments: try LintFixture.all)
  func everyRuleFindsWhatIsMarkedAndNothingElse(_ fixture: LintFixture) throws {
    let found = try findings(fixture.path, fixture.text).map { "\($0.line) \($0.rule)" }
    #expect(found.sorted() == fixture.expected)
  }

  @Test func everyRuleHasBoth() throws {
    let all = try LintFixture.all
    let rules = BuiltInRules.all.map(\.name) + [LayerImports.name]
    #expect(rules.count == 9)
    for rule in rules {
      #expect(all.contains { $0.name == "\(rule).pass.swift.txt" && $0.expected.isEmpty })
      let failing = all.first { $0.name == "\(rule).fail.swift.txt" }
      #expect(failing.map { $0.expected.contains { $0.hasSuffix(" " + rule) } } == true)
    }
  }

  /// Code that is no code.
  private static let hidden: [(name: String, hide: @Sendable (String) -> String)] = [
    ("block comment", { "/* /* */\n\($0)\n*/\n" }),
    ("line comments", { $0.split(separator: "\n").map { "// \($0)\n" }.joined() }),
    ("doc comments", { $0.split(separator: "\n").map { "/// \($0)\n" }.joined() + "let x = 1\n" }),
    ("raw string", { "let x = ##\"\"\"\n\($0)\n\"\"\"##\n" }),
    ("string lines", { $0.split(separator: "\n").map { "let x = ##\"\($0)\"##\n" }.joined() }),
    ("regular expressions", { $0.split(separator: "\n").map { "let x = ##/\($0)/##\n" }.joined() }),
  ]

  @Test(arguments: try LintFixture.all)
  func nothingIsFoundInCommentsAndStrings(_ fixture: LintFixture) throws {
    for (name, hide) in Self.hidden {
      let found = try findings(fixture.path, hide(fixture.text))
      #expect(found.isEmpty, "\(name): \(found)")
    }
  }

  /// What SwiftLint makes of a rule's file may be less than what the tree shows, and is never more.
  @Test(arguments: try LintFixture.all)
  func theExpressionsForSwiftLintFindNoMore(_ fixture: LintFixture) throws {
    let source = SourceFile(path: fixture.path, text: fixture.text)
    for name in Set(BuiltInRules.all.map(\.name)) {
      let file = Self.repository.appendingPathComponent(".swiftlint-rules/\(name).yml")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let entry = try #require(try RuleFileParser.entries(in: text, file: name).first)
      let settings = try RuleSettings(entry, file: name)
      #expect(settings.identifier == name)
      let found = settings.pattern.violations(in: source).map {
        "\(source.lines.line(at: $0.offset)) \(name)"
      }
      #expect(Set(found).isSubset(of: fixture.expected), "\(name)")
      if fixture.name == "\(name).fail.swift.txt" { #expect(!found.isEmpty, "\(name)") }
    }
  }

  @Test func theRepositorysOwnFilesAreInOrder() {
    let rules = RuleSet(BuiltInRules.all, reading: SourceTree(root: Self.repository))
    #expect(rules.errors.map(\.description) == [])
    #expect(rules.rules.contains { $0.name == "DoNotNameTheEngine" })
  }
}
