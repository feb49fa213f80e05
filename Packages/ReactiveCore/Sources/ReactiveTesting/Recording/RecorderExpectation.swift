import ReactiveFoundation

/// Something that is expected of a recorded publisher: its next element, its completion, …
///
/// - ``value`` waits for it in an async test, ``wait(timeout:)`` in a test that is not;
/// - ``get()`` says it without waiting;
/// - ``inverted`` expects that it does not happen while the wait lasts.
///
/// ```swift
/// let recorder = model.$state.record()
/// #expect(try await recorder.next().value == .loading)
/// try await recorder.next().inverted.value(within: .milliseconds(50))
/// ```
public struct RecorderExpectation<Output, Opposite> {
  /// Given the position of the elements that a wait has claimed.
  let result: (_ claim: Int?) throws -> Output
  let oppositeResult: (_ claim: Int?) throws -> Opposite
  let waitAsync: @Sendable (_ isInverted: Bool, _ timeout: Duration) async -> WaitOutcome
  /// Tells a closure, once, how the wait ended.
  let notify:
    (_ isInverted: Bool, _ timeout: Duration, _ resume: @escaping @Sendable (WaitOutcome) -> Void) -> Void
  var isInverted = false

  /// What is expected, if it has happened by now.
  ///
  /// - Throws: the publisher's failure, or a ``RecordingError`` if it has not happened.
  public func get() throws -> Output {
    try result(nil)
  }

  /// What is expected, as soon as it happens; waits for five seconds at most.
  ///
  /// - Throws: the publisher's failure, a ``RecordingError`` if it did not happen in time, or
  ///   `CancellationError`.
  public nonisolated(nonsending) var value: Output {
    get async throws { try await value(within: .seconds(5)) }
  }

  /// What is expected, as soon as it happens.
  ///
  /// - Parameter timeout: how long to wait.
  /// - Throws: the publisher's failure, a ``RecordingError`` if it did not happen in time, or
  ///   `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) func value(within timeout: Duration) async throws -> Output {
    let outcome = await waitAsync(isInverted, timeout)
    try Task.checkCancellation()
    if outcome.happened, isInverted { throw RecordingError.unexpected }
    return try result(outcome.claim)
  }

  /// What is expected, as soon as it happens; blocks the thread. On the main thread the main run loop goes
  /// on.
  ///
  /// In XCTest, for code written for `wait(for:timeout:)`:
  ///
  /// ```swift
  /// extension XCTestCase {
  ///   func wait<Output, Opposite>(
  ///     for expectation: RecorderExpectation<Output, Opposite>, timeout: TimeInterval
  ///   ) throws -> Output {
  ///     try expectation.wait(timeout: timeout)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter timeout: how long to wait, in seconds.
  /// - Throws: the publisher's failure, or a ``RecordingError`` if it did not happen in time.
  @available(*, noasync, message: "It blocks the thread. Use `value`, or `value(within:)`.")
  @discardableResult
  public func wait(timeout: TimeInterval) throws -> Output {
    try blockingWait(timeout: timeout)
  }

  func blockingWait(timeout: TimeInterval) throws -> Output {
    let outcome = LockedValue<WaitOutcome?>(nil)
    let ended = DispatchSemaphore(value: 0)
    notify(isInverted, try Duration(timeout: timeout)) {
      outcome.value = $0
      ended.signal()
    }
    if Thread.isMainThread {
      while outcome.value == nil {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
    } else {
      ended.wait()
    }
    if outcome.value?.happened == true, isInverted { throw RecordingError.unexpected }
    return try result(outcome.value?.claim)
  }

  /// The expectation that it does not happen while the wait lasts.
  public var inverted: RecorderExpectation<Opposite, Output> {
    RecorderExpectation<Opposite, Output>(
      result: oppositeResult,
      oppositeResult: result,
      waitAsync: waitAsync,
      notify: notify,
      isInverted: !isInverted
    )
  }
}
