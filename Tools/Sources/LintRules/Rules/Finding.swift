/// A place that breaks a rule.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
  public enum Severity: String, Sendable {
    case warning
    case error
  }

  /// Relative to the repository.
  public var file: String
  /// From 1.
  public var line: Int
  /// In UTF-16 units, from 1.
  public var column: Int
  public var severity: Severity
  public var message: String
  public var rule: String
  /// The text of the line, without the spaces around it: what a baseline knows the finding by.
  public var text: String
  /// What mends it; nil when only a person can.
  public var edit: TextEdit?

  public init(
    file: String,
    line: Int,
    column: Int = 1,
    severity: Severity = .error,
    message: String,
    rule: String,
    text: String = "",
    edit: TextEdit? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.rule = rule
    self.text = text
    self.edit = edit
  }

  /// As compilers print it, so that editors find the place.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) (\(rule))"
  }

  /// Findings are printed in the order of their places.
  static func comesFirst(_ first: Finding, _ second: Finding) -> Bool {
    (first.file, first.line, first.column, first.rule) < (
      second.file, second.line, second.column, second.rule
    )
  }
}
