/// An error that a hook or an example threw.
struct Caught {
  let error: any Error
  /// Where the hook or the example is.
  let place: SourcePlace
  /// What threw it, when it was not for the example alone: `beforeSuite`.
  var source: String?

  /// Says so for an example: a ``Skip`` as a warning, and a requirement, which has been reported where it
  /// failed, not again unless what failed was shared.
  func report(_ example: String) {
    if let skip = error as? Skip {
      place.report("Skipped: \(example) — \(skip.reason)", severity: .warning)
    } else if let source {
      place.report("‘\(example)’ did not run, as its ‘\(source)’ threw: \(described(error))")
    } else if !(error is RequirementFailed) {
      place.report("Caught error: \(described(error)) in ‘\(example)’")
    }
  }
}
