import Testing

@testable import LintRules

@Suite struct RuleFileTests {
  private func error(_ text: String) -> String? {
    do throws(ConfigurationError) {
      for entry in try RuleFileParser.entries(in: text, file: "Rule.yml") {
        _ = try RuleSettings(entry, file: "Rule.yml")
      }
      return nil
    } catch {
      return error.description
    }
  }

  @Test func readsSwiftLintsForm() throws {
    let text = #"""
      # A rule.
      custom_rules:
        no_focus:
          name: "No \"focus\""   # quoted
          regex: '\bfit\b|it''s'
          message: Do not focus # plain
          included: ["Tests/.*\\.swift", Examples/.*]
          excluded:
            - 'Fixtures/'
            - Other
          severity: error

        second:
          regex: x
      """#
    let entries = try RuleFileParser.entries(in: text, file: "Rule.yml")
    #expect(entries.map(\.identifier) == ["no_focus", "second"])
    #expect(entries.map(\.line) == [3, 13])
    let settings = entries[0].settings.mapValues(\.values)
    #expect(
      settings == [
        "name": ["No \"focus\""],
        "regex": [#"\bfit\b|it's"#],
        "message": ["Do not focus"],
        "included": [#"Tests/.*\.swift"#, "Examples/.*"],
        "excluded": ["Fixtures/", "Other"],
        "severity": ["error"],
      ]
    )
    #expect(error(text) == nil)
  }

  @Test(arguments: [
    ("", "Rule.yml:1: no rule below `custom_rules:`"),
    ("rules:\n", "Rule.yml:1: the first line is `custom_rules:`, and the rules are below it"),
    ("custom_rules:\n  a:\n    name: b\n", "Rule.yml:2: 'a' needs a `regex`"),
    ("custom_rules:\n  a:\n    regex: '('\n", "Rule.yml:3: '(' is not a regular expression"),
    ("custom_rules:\n  a:\n    regex: 'x\n", "Rule.yml:3: the text has no closing '"),
    ("custom_rules:\n  a:\n    regex: x\n    regex: y\n", "Rule.yml:4: 'regex' is there twice"),
    (
      "custom_rules:\n  a:\n    regex: x\n      name: y\n",
      "Rule.yml:4: indent 'name' like the keys around it"
    ),
    (
      "custom_rules:\n  a:\n    regex: x\n    severity: bad\n",
      "Rule.yml:4: a severity is `warning` or `error`"
    ),
    ("custom_rules:\n  a:\n    regex: x\n    included: [y\n", "Rule.yml:4: the list has no `]`"),
    ("custom_rules:\n  a:\n\tregex: x\n", "Rule.yml:3: indent with spaces"),
    ("custom_rules:\n  a\n", "Rule.yml:2: write `key: value`"),
    ("custom_rules:\n  - a\n", "Rule.yml:2: a list stands below a key"),
    (
      "custom_rules:\n  a:\n    regex: x\n    excluded_match_kinds: [numbers]\n",
      "Rule.yml:4: unknown kind 'numbers'. The kinds: attribute.builtin, buildconfig.keyword, comment, "
        + "doccomment, identifier, keyword, number, string, typeidentifier"
    ),
    ("custom_rules:\n  a:\n    regex: x: y\n", "Rule.yml:3: a text with a colon needs quotes"),
    ("custom_rules:\n  a:\n    regex: |\n", "Rule.yml:3: a text that begins with | needs quotes"),
    ("custom_rules:\n  a:\n    regex: {a: b}\n", "Rule.yml:3: a text that begins with { needs quotes"),
    ("custom_rules:\n  a:\n    regex: *a\n", "Rule.yml:3: a text that begins with * needs quotes"),
    ("custom_rules:\n  a:\n    regex: 'x' y\n", "Rule.yml:3: 'y' follows the value"),
    ("custom_rules:\n  a:\n    regex: 'x'# y\n", "Rule.yml:3: '# y' follows the value"),
    ("custom_rules:\n  a:\n    regex:x\n", "Rule.yml:3: write `key: value`"),
    ("custom_rules:\n  a:\n    'regex': x\n", "Rule.yml:3: write a key as a plain word"),
    ("custom_rules:\n  a:\n    regex: [x, y]\n", "Rule.yml:3: give one value"),
    (
      "custom_rules:\n  a:\n    regex: x\n    included: ['a' 'b']\n",
      "Rule.yml:4: write a comma between the list's texts"
    ),
    (
      "custom_rules:\n  a:\n    regex: \"\\d\"\n",
      "Rule.yml:3: write `\\\\` for a backslash between double quotes, or use single quotes"
    ),
    (
      "custom_rules:\n  a:\n    regex: (x)\n    capture_group: 2\n",
      "Rule.yml:4: the regular expression has 1 groups: give a number up to that"
    ),
    (
      "custom_rules:\n  a:\n    regex: x\n    match_kinds: [string]\n    excluded_match_kinds: [comment]\n",
      "Rule.yml:4: give `match_kinds` or `excluded_match_kinds`, not both"
    ),
    ("only_rules:\n  - a\n", "Rule.yml:1: the first line is `custom_rules:`, and the rules are below it"),
    (
      "custom_rules:\n  a:\n    regx: x\n",
      "Rule.yml:3: unknown key 'regx'. The keys: capture_group, excluded, excluded_match_kinds, included, "
        + "match_kinds, message, name, regex, severity"
    ),
  ])
  func namesTheLine(_ text: String, _ expected: String) {
    #expect(error(text) == expected)
  }
}
