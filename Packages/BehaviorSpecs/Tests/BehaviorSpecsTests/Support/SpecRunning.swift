import IssueReporting

@testable import BehaviorSpecs

extension Spec {
  /// Runs the spec in an environment and returns what it reported.
  static func issues(environment: [String: String] = [:], line: UInt = #line) async -> [RecordedIssue] {
    let recorder = RecordingIssueReporter()
    await withIssueReporters([recorder]) {
      for example in plan(environment, line: line).examples { await example.run() }
    }
    return recorder.issues
  }

  static func names(environment: [String: String] = [:]) -> [String] {
    plan(environment).examples.map(\.description)
  }

  private static func plan(_ environment: [String: String], line: UInt = #line) -> SpecPlan {
    let place = SourcePlace(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    return SpecPlan(of: Self.self, at: place, environment: SpecEnvironment { environment[$0] })
  }
}

/// What expectations in a body report.
func issues(_ body: () async throws -> Void) async rethrows -> [RecordedIssue] {
  let recorder = RecordingIssueReporter()
  try await withIssueReporters([recorder]) { try await body() }
  return recorder.issues
}
