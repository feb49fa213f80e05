extension Expectation: PollingExpectation {
  /// Nothing is thrown.
  public typealias Failure = Never

  public func poll(
    _ condition: PollingCondition<Value>,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    place.settle(await condition.outcome(expression).failure, condition.description)
  }
}
