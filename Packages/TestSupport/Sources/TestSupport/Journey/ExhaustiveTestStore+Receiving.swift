import CaseKeyPaths
@_spi(Testing) import MachineKit

extension ExhaustiveTestStore {
  /// Waits for a feedback to emit this event, has the machine handle it, and asserts the state right after its
  /// reducers.
  ///
  /// - Parameters:
  ///   - event: the event that is expected next.
  ///   - timeout: how long to wait for it at most; ``timeout`` if not given.
  ///   - update: is given the state before the event, and makes of it the one that is expected after it. Without it
  ///     no change is expected.
  public func receive(
    _ event: Event,
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    assert update: ((inout State) throws -> Void)? = nil
  ) async where Event: Equatable {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(EventMatcher(event), timeout: timeout, isolation: isolation, at: place, update)
  }

  /// Waits for a feedback to emit an event of this case, whatever it carries: `receive(\.child.loaded)`. For events
  /// whose payload cannot be compared.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event that is expected next.
  ///   - timeout: how long to wait for it at most; ``timeout`` if not given.
  ///   - update: makes of the state before the event the one that is expected after it.
  public func receive<Value>(
    _ keyPath: CaseKeyPath<Event, Value>,
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    assert update: ((inout State) throws -> Void)? = nil
  ) async where Event: CasePathable {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(EventMatcher(keyPath), timeout: timeout, isolation: isolation, at: place, update)
  }

  /// Waits for a feedback to emit an event of this case with this payload: `receive(\.loaded, movies)`.
  ///
  /// - Parameters:
  ///   - keyPath: the case of the event that is expected next.
  ///   - payload: what it carries.
  ///   - timeout: how long to wait for it at most; ``timeout`` if not given.
  ///   - update: makes of the state before the event the one that is expected after it.
  public func receive<Value: Equatable>(
    _ keyPath: CaseKeyPath<Event, Value>,
    _ payload: Value,
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    assert update: ((inout State) throws -> Void)? = nil
  ) async where Event: CasePathable {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(EventMatcher(keyPath, payload), timeout: timeout, isolation: isolation, at: place, update)
  }

  /// Waits for a feedback to emit an event that satisfies a predicate: `receive(where: { $0.isFailure })`.
  ///
  /// - Parameters:
  ///   - predicate: whether an event is the one that is expected next.
  ///   - timeout: how long to wait for it at most; ``timeout`` if not given.
  ///   - update: makes of the state before the event the one that is expected after it.
  public func receive(
    where predicate: @escaping (Event) -> Bool,
    timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    assert update: ((inout State) throws -> Void)? = nil
  ) async {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(EventMatcher(where: predicate), timeout: timeout, isolation: isolation, at: place, update)
  }

  private func receive(
    _ expected: EventMatcher<Event>,
    timeout: Duration?,
    isolation: isolated (any Actor)?,
    at place: CallSite,
    _ update: ((inout State) throws -> Void)?
  ) async {
    isFinished.store(0)
    let timeout = timeout ?? self.timeout
    let (signal, isExhaustive) = (signal, exhaustivity == .on)
    let deadline = Deadline(after: timeout) { signal.raise() }
    defer { deadline.cancel() }
    var skipped: [Event] = []
    while let step = await nextStep(unless: deadline, isolation: isolation) {
      if expected.matches(step.event) {
        if !skipped.isEmpty { failIfExhaustive(JourneyFailure.skippedEvents(skipped), at: place) }
        check(step.change, after: .received(step.event), update, at: place)
        return await letEffectsEnd(isolation: isolation)
      }
      if isExhaustive {
        place.report(JourneyFailure.unexpectedEvent(step.event, expected: expected))
        return takeHeldEvents(through: expected)
      }
      skipped.append(step.event)
    }
    if Task.isCancelled { return }
    place.report(
      JourneyFailure.neverReceived(
        expected,
        timeout: timeout,
        skipped: skipped,
        effects: store.effectsInFlight
      )
    )
  }

  /// One wrong event is one failure: if the expected one is held behind it, both are taken.
  private func takeHeldEvents(through expected: EventMatcher<Event>) {
    guard let index = store.heldEvents.firstIndex(where: expected.matches) else { return }
    for _ in 0...index { _ = store.step() }
  }

  /// An event that a feedback emitted, and what it did to the state.
  typealias Step = (event: Event, change: StateChange<State>)

  /// Lets the first held event into the loop, if there is one.
  func takeStep() -> Step? {
    recorder.arm()
    let event = store.step()
    recorder.disarm()
    guard let change = recorder.take(), let event else { return nil }
    return (event, change)
  }

  private func nextStep(unless deadline: Deadline, isolation: isolated (any Actor)?) async -> Step? {
    let signal = signal
    while !deadline.hasPassed, !Task.isCancelled {
      let count = signal.count
      if let step = takeStep() { return step }
      // What is held and was not taken waits for another thread that drains the loop.
      if store.heldEvents.isEmpty {
        await signal.wait(after: count, unless: deadline, isolation: isolation)
      } else {
        await Task.yield()
      }
    }
    await probe.run(isolation: isolation) { !store.heldEvents.isEmpty }
    return takeStep()
  }

  /// An effect that has emitted its last event ends a moment later, perhaps on the caller's actor: gives it the
  /// chance, so that the end of the test does not find it running. Those that then still run are not waited for again.
  private func letEffectsEnd(isolation: isolated (any Actor)?) async {
    let running = store.effectsInFlight.count
    guard running > 0, running != longRunningEffects else { return }
    await probe.run(isolation: isolation, patience: .milliseconds(50)) {
      store.effectsInFlight.isEmpty || !store.heldEvents.isEmpty
    }
    longRunningEffects = store.effectsInFlight.count
  }
}
