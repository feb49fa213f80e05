@_spi(Testing) import MachineKit

extension ExhaustiveTestStore {
  /// Asserts that the journey is over: waits for the effects to end, then fails the test if one still runs, or if an
  /// event that was emitted has not been received.
  ///
  /// Without it the same is asserted when the store is released. Call it last in tests that keep the store for
  /// longer, and in those whose effects need the test's actor in order to end.
  ///
  /// - Parameter timeout: how long to wait for the effects at most; ``timeout`` if not given.
  public func finish(
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let signal = signal
    let deadline = Deadline(after: timeout ?? self.timeout) { signal.raise() }
    defer { deadline.cancel() }
    while !deadline.hasPassed, !Task.isCancelled {
      let count = signal.count
      if store.effectsInFlight.isEmpty { break }
      await signal.wait(after: count, unless: deadline, isolation: isolation)
    }
    await probe.run(isolation: isolation) { store.effectsInFlight.isEmpty }
    isFinished.store(1)
    checkEnd(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Has the machine handle the events that were emitted and not received, without asserting anything.
  ///
  /// - Parameter strict: whether it fails the test if there is no such event.
  public func skipReceivedEvents(
    strict: Bool = true,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let count = skipHeldEvents(at: place)
    if strict, count == 0 { place.report(JourneyFailure.nothingToSkip) }
  }

  /// Cancels the effects that run, with what they emitted and the test has not received.
  ///
  /// - Parameter strict: whether it fails the test if no effect is running.
  public func skipInFlightEffects(
    strict: Bool = true,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let effects = store.effectsInFlight
    store.cancelEffectsInFlight()
    if effects.isEmpty {
      if strict { place.report(JourneyFailure.noEffectToSkip) }
    } else if case .off(showSkippedAssertions: true) = exhaustivity {
      failIfExhaustive(JourneyFailure.skippedEffects(effects), at: place)
    }
  }

  /// Takes every held event.
  ///
  /// - Returns: how many there were.
  @discardableResult
  func skipHeldEvents(at place: CallSite) -> Int {
    var events: [Event] = []
    // Feedbacks that answer each other at once would never let it end; the loop reports those.
    while events.count < 100_000, let event = store.step() { events.append(event) }
    if case .off(showSkippedAssertions: true) = exhaustivity, !events.isEmpty {
      failIfExhaustive(JourneyFailure.skippedEvents(events), at: place)
    }
    return events.count
  }

  private func checkEnd(at place: CallSite) {
    let unreceived = store.heldEvents
    if !unreceived.isEmpty { failIfExhaustive(JourneyFailure.unreceivedAtEnd(unreceived), at: place) }
    let running = store.effectsInFlight
    if !running.isEmpty { failIfExhaustive(JourneyFailure.runningAtEnd(running), at: place) }
  }

  /// The test has let go of the store without finishing it. Effects that have yet to have their turn get it, and those
  /// that end elsewhere some time.
  func checkReleased() {
    // Who waits in an effect of the store's own waits for itself.
    if exhaustivity == .on, !probe.isRunningThisCode, !store.effectsInFlight.isEmpty {
      let signal = signal
      probe.raiseWhenIdle(signal)
      signal.blockUntil(timeout: ExecutorProbe.patience) { probe.isIdle || store.effectsInFlight.isEmpty }
      signal.blockUntil(timeout: min(timeout, .seconds(1))) { store.effectsInFlight.isEmpty }
    }
    checkEnd(at: madeAt)
  }
}
