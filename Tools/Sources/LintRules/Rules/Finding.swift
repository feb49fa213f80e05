/// A place that breaks a rule.
public struct Finding: Equatable, CustomStringConvertible {
  public enum Severity: String, Sendable {
    case warning
    case error
  }

  /// Relative to the repository.
  public var file: String
  public var line: Int
  public var severity: Severity
  public var message: String
  public var rule: String

  /// As compilers print it, so that editors find the place.
  public var description: String { "\(file):\(line): \(severity.rawValue): \(message) (\(rule))" }
}
