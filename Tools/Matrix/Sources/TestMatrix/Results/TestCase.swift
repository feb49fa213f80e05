/// What became of one test.
public struct TestCase: Equatable, Sendable {
  public enum Outcome: Equatable, Sendable {
    case passed
    case failed
    case skipped(String)
    /// It was started, and did not end.
    case unfinished
  }

  public var suite: String
  public var name: String
  public var seconds: Double
  public var outcome: Outcome
  /// What failed, a message an issue.
  public var messages: [String]

  public init(
    suite: String,
    name: String,
    seconds: Double = 0,
    outcome: Outcome = .passed,
    messages: [String] = []
  ) {
    self.suite = suite
    self.name = name
    self.seconds = seconds
    self.outcome = outcome
    self.messages = messages
  }
}
