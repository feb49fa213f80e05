extension SourcePlace {
  /// Counts an expectation, and reports it when it failed.
  func settle(_ failure: String?, _ description: String?) {
    ExampleTally.current?.countExpectation()
    guard let failure else { return }
    report(description.map { "\($0) — \(failure)" } ?? failure)
  }
}
