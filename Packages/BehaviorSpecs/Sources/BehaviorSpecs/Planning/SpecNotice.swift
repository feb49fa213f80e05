import IssueReporting

/// Something about a spec as a whole that a run must show.
struct SpecNotice: Sendable {
  /// What the case is called that shows it.
  let name: String
  let message: String
  let severity: IssueSeverity
  let place: SourcePlace

  func report() {
    place.report(message, severity: severity)
  }
}
