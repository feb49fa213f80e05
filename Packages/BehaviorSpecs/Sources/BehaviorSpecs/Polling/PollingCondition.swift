/// What a value is polled for: made by the methods of ``PollingExpectation``.
public struct PollingCondition<Value> {
  private let polling: Polling
  private let matcher: Matcher<Value>
  /// What is wrong when it does not hold, for the message.
  let description: String?

  init(_ polling: Polling, _ matcher: Matcher<Value>, _ description: String?) {
    (self.polling, self.matcher, self.description) = (polling, matcher, description)
  }

  /// Polls a value until it is decided whether the condition holds.
  func outcome(
    isolation: isolated (any Actor)? = #isolation,
    _ evaluate: () async throws -> Value?
  ) async -> Polling.Outcome<Value> {
    await polling.outcome(of: matcher, evaluate)
  }
}
