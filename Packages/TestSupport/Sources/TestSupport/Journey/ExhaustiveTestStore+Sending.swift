import Locking
@_spi(Testing) import MachineKit

extension ExhaustiveTestStore {
  /// Has the machine handle an event, and asserts the state right after that event's reducers.
  ///
  /// The test fails if events that feedbacks emitted before have not been received.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - update: is given the state before the event, and makes of it the one that is expected after it. Without it
  ///     no change is expected.
  @inlinable
  public func send(
    _ event: Event,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    assert update: ((inout State) throws -> Void)? = nil
  ) async {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    isFinished.store(0)
    if recorder.mayHoldEvents.load() != 0 { takeUnreceived(before: event, at: place) }
    recorder.arm()
    store.send(event)
    var change = recorder.take()
    if change == nil { change = await waitForChange(isolation: isolation) }
    guard let change else { return reportEnded(event, at: place) }
    check(change, after: .sent(event), update, at: place)
  }

  /// Events that have not been received are a failure, or skipped.
  @usableFromInline
  func takeUnreceived(before event: Event, at place: CallSite) {
    recorder.mayHoldEvents.store(0)
    let unreceived = store.heldEvents
    if unreceived.isEmpty { return }
    recorder.mayHoldEvents.store(1)
    if exhaustivity == .on {
      place.report(JourneyFailure.sentBeforeReceiving(event, unreceived: unreceived))
    } else {
      skipHeldEvents(at: place)
    }
  }

  /// Another thread was draining the loop: it handles the event in a moment.
  @usableFromInline
  func waitForChange(isolation: isolated (any Actor)?) async -> StateChange<State>? {
    let signal = signal
    let deadline = Deadline(after: timeout) { signal.raise() }
    defer { deadline.cancel() }
    while !deadline.hasPassed, store.isRunning {
      let count = signal.count
      if recorder.hasChange { break }
      await signal.wait(after: count, unless: deadline, isolation: isolation)
      if Task.isCancelled { await Task.yield() }
    }
    return recorder.take()
  }

  @usableFromInline
  func reportEnded(_ event: Event, at place: CallSite) {
    recorder.disarm()
    place.report(JourneyFailure.storeHasEnded(JourneyStep.sent(event).name))
  }

  /// Compares what an event did with what is asserted. All that is not inlined is for failures.
  @inlinable
  func check(
    _ change: StateChange<State>,
    after step: JourneyStep<Event>,
    _ update: ((inout State) throws -> Void)?,
    at place: CallSite
  ) {
    guard let update else {
      if change.before != change.after { reportChange(change, after: step, at: place) }
      return
    }
    do {
      var expected = change.before
      try update(&expected)
      if expected == change.after, expected != change.before { return }
      try explain(change, expected: expected, after: step, update, at: place)
    } catch {
      report(error, in: step, at: place)
    }
  }

  @usableFromInline
  func reportChange(_ change: StateChange<State>, after step: JourneyStep<Event>, at place: CallSite) {
    failIfExhaustive(
      Self.doesNotEqualItself(change.after)
        ? JourneyFailure.unequalToItself(after: step.name, change.after)
        : JourneyFailure.changeNotAsserted(after: step.name, before: change.before, after: change.after),
      at: place
    )
  }

  /// As `nan` does, and all that holds it.
  private static func doesNotEqualItself(_ state: State) -> Bool {
    let same = state
    return same != state
  }

  @usableFromInline
  func report(_ error: any Error, in step: JourneyStep<Event>, at place: CallSite) {
    place.report(JourneyFailure.closureThrew(error, in: step.name))
  }

  /// The state is not the expected one, or the closure expects no change.
  @usableFromInline
  func explain(
    _ change: StateChange<State>,
    expected: State,
    after step: JourneyStep<Event>,
    _ update: (inout State) throws -> Void,
    at place: CallSite
  ) throws {
    if expected != change.after {
      try checkLeniently(change, expected: expected, after: step.name, update, at: place)
    } else {
      failIfExhaustive(
        JourneyFailure.nothingAsserted(after: step.name, before: change.before, after: change.after),
        at: place
      )
    }
  }

  /// The state is not the expected one: a failure, unless exhaustivity is off and all that is written holds.
  private func checkLeniently(
    _ change: StateChange<State>,
    expected: State,
    after step: String,
    _ update: (inout State) throws -> Void,
    at place: CallSite
  ) throws {
    let fullDifference = { (expected: State) in
      if Self.doesNotEqualItself(change.after) {
        return JourneyFailure.unequalToItself(after: step, change.after)
      }
      return JourneyFailure.stateDiffers(after: step, expected: expected, actual: change.after)
    }
    if exhaustivity == .on { return place.report(fullDifference(expected)) }
    var applied = change.after
    try update(&applied)
    let holds =
      applied == change.after
      || writtenAssertionsHold(
        before: change.before,
        expected: expected,
        applied: applied,
        actual: change.after
      )
    if holds { return failIfExhaustive(fullDifference(expected), at: place) }
    place.report(fullDifference(applied))
  }
}
