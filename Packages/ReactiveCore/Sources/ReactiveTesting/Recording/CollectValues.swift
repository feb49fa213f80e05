import ReactiveFoundation

extension Publisher {
  /// What the publisher publishes until it finishes, until there are `count` elements, or until the time is
  /// up, whichever comes first.
  ///
  /// ```swift
  /// let states = try await model.state.prefix(2).collectValues()
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: how long to collect at most, in seconds.
  ///   - count: how many elements to collect at most; no more are asked for.
  /// - Throws: the publisher's failure, or `CancellationError`.
  public func collectValues(timeout: TimeInterval = 1, count: Int = 10_000) async throws -> [Output] {
    try await collectValues(timeout: .seconds(timeout), count: count)
  }

  /// What the publisher publishes until it finishes, until there are `count` elements, or until the time is
  /// up, whichever comes first.
  ///
  /// - Parameters:
  ///   - timeout: how long to collect at most.
  ///   - count: how many elements to collect at most; no more are asked for.
  /// - Throws: the publisher's failure, or `CancellationError`.
  public func collectValues(timeout: Duration, count: Int = 10_000) async throws -> [Output] {
    precondition(count > 0, "At least one element must be collected.")
    let recorder = Recorder<Output, Failure>(demand: .max(count))
    subscribe(recorder.subscriber)
    return try await recorder.elements(count, within: timeout)
  }
}
