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
  /// - Throws: the publisher's failure, `CancellationError`, or a ``RecordingError`` for a timeout or a count that is
  ///   none.
  public func collectValues(timeout: TimeInterval = 1, count: Int = 10_000) async throws -> [Output] {
    try await collectValues(timeout: Duration(timeout: timeout), count: count)
  }

  /// What the publisher publishes until it finishes, until there are `count` elements, or until the time is
  /// up, whichever comes first.
  ///
  /// - Parameters:
  ///   - timeout: how long to collect at most, once the publisher has been subscribed to.
  ///   - count: how many elements to collect at most; no more are asked for.
  /// - Throws: the publisher's failure, `CancellationError`, or a ``RecordingError`` for a count below 0.
  public func collectValues(timeout: Duration, count: Int = 10_000) async throws -> [Output] {
    if count < 0 { throw RecordingError.negativeCount(count) }
    if count == 0 { return [] }
    let recorder = Recorder<Output, Failure>(demand: .max(count))
    // A publisher that publishes endlessly in the call that asks it to is stopped, too: later, so that on a busy
    // machine what is published at once is not lost.
    let timeIsUp = timer(after: timeout.limited + .milliseconds(500)) { [subscriber = recorder.subscriber] in
      subscriber.cancel()
    }
    defer { timeIsUp.cancel() }
    subscribe(recorder.subscriber)
    return try await recorder.elements(count, within: timeout)
  }
}
