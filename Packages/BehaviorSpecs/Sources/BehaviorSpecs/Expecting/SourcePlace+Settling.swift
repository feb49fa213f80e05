extension SourcePlace {
  /// Counts an expectation, and reports it when it failed.
  func settle(_ failure: String?, _ description: String?) {
    ExampleTally.countExpectation()
    guard let failure else { return }
    report(description.map { "\($0) — \(failure)" } ?? failure)
  }

  /// The same for a requirement: returns the value, and throws when it failed.
  func require<Value>(
    _ outcome: Result<Value?, any Error>,
    _ failure: String?,
    _ description: String?
  ) throws(RequirementFailed) -> Value? {
    settle(failure, description)
    if let failure { throw RequirementFailed(message: failure) }
    // An error that was required has no value.
    return try? outcome.get()
  }
}
