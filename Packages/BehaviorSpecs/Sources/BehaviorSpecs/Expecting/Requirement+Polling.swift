extension Requirement: PollingExpectation {
  /// What ends the example.
  public typealias Failure = RequirementFailed

  public func poll(
    _ condition: PollingCondition<Value>,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(RequirementFailed) -> Value? {
    let outcome = await condition.outcome(expression)
    return try place.require(outcome.last, outcome.failure, condition.description)
  }
}
