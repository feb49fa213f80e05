import Testing

/// Ends what a test has begun and left: a leak that is found at the end of the process is the code's then, and not
/// the test's.
struct EndsWhatItBegan: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let begun = Begun()
    defer { begun.end() }
    try await Begun.$current.withValue(begun) { try await function() }
  }
}

extension Trait where Self == EndsWhatItBegan {
  /// Subscribers that log are cancelled when a test is over, and let go of their closures.
  static var endsWhatItBegan: Self { Self() }
}
