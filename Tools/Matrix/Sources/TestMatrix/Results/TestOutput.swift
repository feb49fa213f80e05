/// What the output of `swift test` says: the tests of XCTest and of Swift Testing together.
public struct TestOutput: Equatable, Sendable {
  /// How many tests were run, those that skip themselves counted.
  public private(set) var tests = 0
  public private(set) var skipped = 0
  public private(set) var knownIssues = 0
  /// In the order in which they were started.
  public private(set) var cases: [TestCase] = []
  /// The last test that was started and did not end; else the last that was started.
  public private(set) var lastStarted: String?
  /// Why the process that ran tests must have died; nil when it came to its end.
  public private(set) var death: String?

  /// Whether `swift test` says that there is nothing to run.
  public private(set) var saysNoTests = false

  private var places: [String: Int] = [:]

  /// - Parameters:
  ///   - text: what was printed. Of much that is printed at once, `swift test` leaves out what it has read up to the
  ///     middle of a character.
  ///   - testing: what Swift Testing wrote to its file when it came to its end, which is whole.
  public init(_ text: String, testing: [TestCase] = []) {
    var open: Set<TestEvent.Framework> = []
    var summaries: [TestEvent.Framework: TestEvent.RunSummary] = [:]
    var signal: String?
    var isXCTestEnding = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("error: no tests found") { saysNoTests = true }
      guard let event = TestEvent(line) else { continue }
      switch event {
      case .runStarted(let framework): open.insert(framework)
      case .runEnding: isXCTestEnding = true
      case .runEnded(let framework, let summary):
        // XCTest sums up each suite, and tests may print what they like.
        if framework == .xctest, !open.contains(.xctest) { continue }
        if framework == .testing || isXCTestEnding { open.remove(framework) }
        summaries[framework] = summary
      case .died(let number): signal = number
      default: take(event)
      }
    }
    if !testing.isEmpty { open.remove(.testing) }
    let xctest = summaries[.xctest] ?? .init()
    tests = (summaries[.testing]?.tests ?? testing.count) + xctest.tests
    knownIssues = summaries[.testing]?.knownIssues ?? 0
    skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
    skipped = max(skipped, xctest.skipped)
    if let unfinished = cases.last(where: { $0.outcome == .unfinished }) { lastStarted = unfinished.fullName }
    if let signal {
      death = "the test process died of signal \(signal)"
    } else if !open.isEmpty {
      death = "the test process ended without a summary"
    }
  }

  /// The names of the tests that failed.
  public var failures: [String] { cases.filter { $0.outcome == .failed }.map(\.fullName) }

  private mutating func take(_ event: TestEvent) {
    switch event {
    case .started(let name):
      lastStarted = name
      update(name) { $0.outcome = .unfinished }
    case .passed(let name, let seconds):
      update(name) {
        $0.outcome = .passed
        $0.seconds = seconds
      }
    case .failed(let name, let seconds):
      update(name) {
        $0.outcome = .failed
        $0.seconds = seconds
      }
    case .skipped(let name, let reason): update(name) { $0.outcome = .skipped(reason) }
    case .issue(let name, let message): update(name) { $0.messages.append(message) }
    case .runStarted, .runEnding, .runEnded, .died: break
    }
  }

  /// Tests of one name in several suites are told apart only by the file that Swift Testing writes.
  private mutating func update(_ name: String, _ change: (inout TestCase) -> Void) {
    let place = places[name] ?? cases.count
    if place == cases.count {
      places[name] = place
      cases.append(TestCase(fullName: name))
    }
    change(&cases[place])
  }
}

extension TestCase {
  /// Of XCTest, `Suite.test`; of Swift Testing, the test alone.
  init(fullName: String) {
    let parts = fullName.split(separator: ".", maxSplits: 1).map(String.init)
    let isXCTest = parts.count == 2 && !fullName.hasPrefix("\"") && !fullName.hasSuffix(")")
    self.init(suite: isXCTest ? parts[0] : "", name: isXCTest ? parts[1] : fullName)
  }

  var fullName: String { suite.isEmpty ? name : "\(suite).\(name)" }
}
