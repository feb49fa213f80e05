/// A rule with what its file says of it.
struct Rule: Sendable {
  /// How a rule finds what it is about.
  enum Check: Sendable {
    /// In each file by itself.
    case file(any FileRule)
    /// In the types of all files together.
    case type(any TypeRule)
  }

  var name: String
  var message: String
  var severity: Finding.Severity
  var scope: RuleScope
  var check: Check
}

/// A rule that looks at one file at a time; several threads ask it at once.
protocol FileRule: Sendable {
  func violations(in file: SourceFile) -> [Violation]
}

/// A rule about a type, which may ask what the other types are.
protocol TypeRule: Sendable {
  /// Where the type breaks the rule, and how; nil when it does not.
  func violation(of type: TypeFacts, in index: TypeIndex) -> Violation?
}
