import IssueReporting
import TestSupport

/// What a test of the journey machine would have been told: the lines are counted from the closure's first.
struct Failure: Equatable, CustomStringConvertible {
  var line: Int
  var severity = IssueSeverity.error
  var message: String

  var description: String { "\(line) \(severity): \(message)" }
}

/// Runs a test on a store of its own, and gives its failures. The store is released at the end, and what it says then
/// has the line 0, where it was made.
func failures(
  of find: @escaping (String) async -> String = { "found \($0)" },
  isolation: isolated (any Actor)? = #isolation,
  line: Int = #line,
  _ test: (ExhaustiveTestStore<Journey.State, Journey.Event>) async -> Void
) async -> [Failure] {
  let recorder = RecordingIssueReporter()
  await withIssueReporters([recorder]) {
    let store = ExhaustiveTestStore(
      initial: Journey.State(),
      machine: Journey(find: find),
      line: UInt(line)
    )
    await test(store)
  }
  return recorder.issues.map {
    Failure(line: Int($0.line) - line, severity: $0.severity, message: $0.message)
  }
}
