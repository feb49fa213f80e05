import Foundation
import Testing

@testable import LintRules

@Suite struct ReporterTests {
  private let findings = [
    Finding(
      file: "Tests/A b.swift",
      line: 2,
      column: 3,
      message: "50% \"off\",\nor: not",
      rule: "One",
      text: "let é = \"\\t\""
    ),
    Finding(file: "Tests/B.swift", line: 4, severity: .warning, message: "b", rule: "Another", text: "x"),
  ]

  private func text(_ reporter: Reporter, errors: [ConfigurationError] = []) -> String {
    reporter.text(findings, errors: errors, folder: nil)
  }

  @Test func xcode() {
    #expect(
      text(.xcode).hasSuffix("or: not (One)\nTests/B.swift:4:1: warning: b (Another)")
    )
    let elsewhere = Reporter.xcode.text([findings[1]], errors: [], folder: "/project")
    #expect(elsewhere == "/project/Tests/B.swift:4:1: warning: b (Another)")
  }

  @Test func github() {
    #expect(
      text(.github) == """
        ::error file=Tests/A b.swift,line=2,col=3,title=One::50%25 "off",%0Aor: not
        ::warning file=Tests/B.swift,line=4,col=1,title=Another::b
        """
    )
  }

  @Test func json() throws {
    #expect(
      text(.json) == #"""
        [
          {"character": 3, "file": "Tests/A b.swift", "line": 2, "reason": "50% \"off\",\nor: not", "rule_id": "One", "severity": "error", "text": "let é = \"\\t\""},
          {"character": 1, "file": "Tests/B.swift", "line": 4, "reason": "b", "rule_id": "Another", "severity": "warning", "text": "x"}
        ]
        """#
    )
    let read = try JSONSerialization.jsonObject(with: Data(text(.json).utf8)) as? [[String: Any]]
    #expect(read?[0]["reason"] as? String == "50% \"off\",\nor: not")
    #expect(Reporter.json.text([], errors: [], folder: nil) == "[]")
  }

  @Test func control() throws {
    let all = String(String.UnicodeScalarView((0..<0x30).compactMap(UnicodeScalar.init))) + "\u{2028}👍"
    let read = try JSONSerialization.jsonObject(with: Data("[\(JSONText.string(all))]".utf8)) as? [String]
    #expect(read == [all])
  }

  /// The members that SARIF 2.1.0 requires, and those that give a result its place.
  @Test func sarif() throws {
    let error = ConfigurationError(file: ".swiftlint-rules/A.yml", line: 3, message: "bad")
    let data = Data(text(.sarif, errors: [error]).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "lint")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["Another", "One"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for (result, finding) in zip(results, findings) {
      #expect(result["ruleId"] as? String == finding.rule)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == finding.rule)
      #expect(result["level"] as? String == finding.severity.rawValue)
      #expect((result["message"] as? [String: Any])?["text"] as? String == finding.message)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let uri = (physical["artifactLocation"] as? [String: Any])?["uri"] as? String
      #expect(uri == finding.file.replacingOccurrences(of: " ", with: "%20"))
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region == ["startLine": finding.line, "startColumn": finding.column])
    }
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolConfigurationNotifications"] as? [[String: Any]])?.count == 1)
  }

  @Test func twoRunsPrintTheSame() throws {
    let folder = try LintedFolder()
    for number in 0..<40 {
      try folder.write(
        "Tests/A\(number).swift",
        "@Test func a() {}; @Test func b() {}\nfunc c() { sleep(1) }\n"
      )
    }
    let reports = (0..<5).map { _ in folder.lint().report(.json, currentFolder: folder.root) }
    #expect(Set(reports).count == 1)
    #expect(folder.lint().findings.count == 120)
  }
}
