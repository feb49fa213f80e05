import ReactiveFoundation

extension Publisher {
  /// Subscribes to the publisher and records all it publishes, until the recorder is released. A publisher that
  /// publishes without end in the very call that subscribes to it needs a bound: `prefix`, or `collectValues`.
  ///
  /// ```swift
  /// let recorder = model.$state.record()
  /// model.load()
  /// #expect(try await recorder.next(2).value == [.idle, .loading])
  /// ```
  public func record() -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>()
    subscribe(recorder.subscriber)
    return recorder
  }
}

/// Records what a publisher publishes, and gives it to tests as expectations. Released, it cancels its
/// subscription. May be used from any thread.
public final class Recorder<Input, Failure: Error>: Sendable {
  private typealias StateMachine = RecorderStateMachine<Input, Failure>

  // The publisher holds the subscriber, not the recorder, which so can be released.
  let subscriber: RecordingSubscriber<Input, Failure>

  /// - Parameter demand: how many elements to record at most.
  init(demand: Subscribers.Demand = .unlimited) {
    subscriber = RecordingSubscriber(demand: demand)
  }

  deinit {
    subscriber.cancel()
  }

  // MARK: Now

  /// The elements so far, each by its description: for compact assertions.
  public var allElementsDescription: [String] {
    subscriber.withState { $0.elements }.map { "\($0)" }
  }

  // MARK: Expectations

  /// The elements until the publisher completes, or until the wait ends: a wait for it does not fail for
  /// lack of a completion.
  public var availableElements: RecorderExpectation<[Input], Void> {
    expect(.completion) { state in
      try state.checkFailure()
      state.take(.max)
      return state.elements
    }
  }

  /// How the publisher completes.
  public var completion: RecorderExpectation<Subscribers.Completion<Failure>, Void> {
    expect(.completion) { state in
      guard let completion = state.completion else { throw RecordingError.notCompleted }
      state.take(.max)
      return completion
    }
  }

  /// All elements of a publisher that finishes.
  public var elements: RecorderExpectation<[Input], Void> {
    expect(.completion) { try $0.allElements() }
  }

  /// That the publisher finishes.
  public var finished: RecorderExpectation<Void, Void> {
    expect(.completion) { _ = try $0.allElements() }
  }

  /// The last element of a publisher that finishes; nil if it has none.
  public var last: RecorderExpectation<Input?, Void> {
    expect(.completion) { try $0.allElements().last }
  }

  /// The only element of a publisher that finishes.
  public var single: RecorderExpectation<Input, Void> {
    expect(.completion) { state in
      let elements = try state.allElements()
      if elements.count > 1 { throw RecordingError.tooManyElements }
      guard let element = elements.first else { throw RecordingError.notEnoughElements }
      return element
    }
  }

  /// All elements, and how the publisher completes.
  public var recording: RecorderExpectation<Record<Input, Failure>.Recording, Void> {
    expect(.completion) { state in
      guard let completion = state.completion else { throw RecordingError.notCompleted }
      state.take(.max)
      return Record<Input, Failure>.Recording(output: state.elements, completion: completion)
    }
  }

  /// The next element: each call gives the one after that which the one before gave. Of several that wait at once,
  /// the one that began to wait first gets it.
  public func next() -> RecorderExpectation<Input, Void> {
    expect(.nextElements(1)) { try $0.takeNext(1, claim: $1)[0] }
  }

  /// The next elements.
  ///
  /// - Parameter count: how many; of fewer than none the expectation throws ``RecordingError/negativeCount(_:)``.
  public func next(_ count: Int) -> RecorderExpectation<[Input], Void> {
    expect(.nextElements(max(count, 0)), opposite: { try $0.checkFailure(count: count) }) { state, claim in
      try state.takeNext(count, claim: claim)
    }
  }

  /// The first elements, or all of a publisher that finishes with fewer. Inverted: that there are fewer,
  /// which are given.
  ///
  /// - Parameter maxLength: how many; of fewer than none the expectation throws
  ///   ``RecordingError/negativeCount(_:)``.
  public func prefix(_ maxLength: Int) -> RecorderExpectation<[Input], [Input]> {
    expect(
      .elements(maxLength),
      opposite: { state in
        try state.checkFailure(count: maxLength)
        return Array(state.elements.prefix(maxLength))
      },
      { state, _ in
        if maxLength < 0 { throw RecordingError.negativeCount(maxLength) }
        if state.elements.count < maxLength {
          try state.checkFailure()
          if state.completion == nil { throw RecordingError.notEnoughElements }
        }
        state.take(maxLength + state.remaining.count - state.elements.count)
        return Array(state.elements.prefix(maxLength))
      }
    )
  }

  private func expect<Output>(
    _ condition: StateMachine.Condition,
    _ result: @escaping (_ state: inout StateMachine) throws -> Output
  ) -> RecorderExpectation<Output, Void> {
    expect(condition, opposite: { try $0.checkFailure() }) { state, _ in try result(&state) }
  }

  private func expect<Output>(
    _ condition: StateMachine.Condition,
    _ result: @escaping (_ state: inout StateMachine, _ claim: Int?) throws -> Output
  ) -> RecorderExpectation<Output, Void> {
    expect(condition, opposite: { try $0.checkFailure() }, result)
  }

  private func expect<Output, Opposite>(
    _ condition: StateMachine.Condition,
    opposite: @escaping (inout StateMachine) throws -> Opposite,
    _ result: @escaping (_ state: inout StateMachine, _ claim: Int?) throws -> Output
  ) -> RecorderExpectation<Output, Opposite> {
    RecorderExpectation(
      result: { [self] claim in try subscriber.withState { try result(&$0, claim) } },
      oppositeResult: { [self] _ in try subscriber.withState(opposite) },
      waitAsync: { [self] in await wait(condition, isInverted: $0, timeout: $1) },
      notify: { [self] in _ = subscriber.notify(condition, isInverted: $0, timeout: $1, $2) }
    )
  }

  // MARK: Waiting

  private func wait(
    _ condition: StateMachine.Condition,
    isInverted: Bool,
    timeout: Duration
  ) async -> WaitOutcome {
    let cancellation = LockedValue<(isCancelled: Bool, giveUp: (@Sendable () -> Void)?)>((false, nil))
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let giveUp = subscriber.notify(condition, isInverted: isInverted, timeout: timeout) {
          continuation.resume(returning: $0)
        }
        let isCancelled = cancellation.withValue {
          $0.giveUp = giveUp
          return $0.isCancelled
        }
        if isCancelled { giveUp?() }
      }
    } onCancel: {
      let giveUp = cancellation.withValue {
        $0.isCancelled = true
        return $0.giveUp
      }
      giveUp?()
    }
  }

  /// Waits until there are `count` elements or a completion.
  ///
  /// - Returns: the elements, at most `count`.
  func elements(_ count: Int, within timeout: Duration) async throws -> [Input] {
    _ = await wait(.elements(count), isInverted: false, timeout: timeout)
    try Task.checkCancellation()
    return try subscriber.withState { state in
      try state.checkFailure()
      return Array(state.elements.prefix(count))
    }
  }
}

extension RecorderStateMachine {
  /// Whether the publisher's failure ended the recording, or the wait for so many elements was none.
  fileprivate func checkFailure(count: Int) throws {
    if count < 0 { throw RecordingError.negativeCount(count) }
    try checkFailure()
  }

  /// The elements of a publisher that has finished.
  fileprivate mutating func allElements() throws -> [Input] {
    try checkFailure()
    guard completion != nil else { throw RecordingError.notCompleted }
    take(.max)
    return elements
  }

  /// The elements that a wait has claimed, or else the next ones.
  fileprivate mutating func takeNext(_ count: Int, claim: Int?) throws -> [Input] {
    if count < 0 { throw RecordingError.negativeCount(count) }
    if let claim { return Array(elements[claim..<claim + count]) }
    let next = Array(remaining.prefix(count))
    if next.count < count {
      try checkFailure()
      throw RecordingError.notEnoughElements
    }
    take(count)
    return next
  }
}
