/// What became of one line of the matrix.
public struct RunResult: Equatable, Sendable {
  public enum Outcome: String, Equatable, Sendable {
    case passed
    /// It passed before, and nothing has changed since.
    case unchanged
    /// It cannot be run here.
    case skipped
    case failed
    /// Something that it depends on failed.
    case notRun = "not run"
  }

  public var name: String
  public var kind: String
  public var outcome: Outcome
  /// Nil when it says nothing of tests.
  public var tests: Int?
  public var skipped = 0
  public var knownIssues = 0
  public var seconds = 0.0
  /// What there is to say beside the outcome; empty when nothing.
  public var why = ""
  public var cases: [TestCase] = []
  public var log: String?
  public var coverage: Coverage?
  /// The results as they were reported when they were made.
  public var rememberedJUnit: String?
  /// What to do about it, printed below its line.
  public var details: [String] = []

  public init(name: String, kind: String, outcome: Outcome, tests: Int? = nil, why: String = "") {
    self.name = name
    self.kind = kind
    self.outcome = outcome
    self.tests = tests
    self.why = why
  }

  public var failures: [String] { cases.filter { $0.outcome == .failed }.map(\.fullName) }
}
