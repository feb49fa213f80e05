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
    isFinished = false
    if recorder.mayHoldEvents { takeUnreceived(before: event, at: place) }
    recorder.arm()
    store.send(event)
    var change = recorder.take()
    if change == nil { change = await waitForChange(isolation: isolation) }
    guard let change else {
      recorder.disarm()
      return place.report(JourneyFailure.storeHasEnded("send(\(describe(event)))"))
    }
    check(change, after: "send(\(describe(event)))", update, at: place)
  }

  /// Events that have not been received are a failure, or skipped.
  private func takeUnreceived(before event: Event, at place: CallSite) {
    recorder.setMayHoldEvents(false)
    let unreceived = store.heldEvents
    if unreceived.isEmpty { return }
    recorder.setMayHoldEvents(true)
    if exhaustivity == .on {
      place.report(JourneyFailure.sentBeforeReceiving(event, unreceived: unreceived))
    } else {
      skipHeldEvents(at: place)
    }
  }

  /// Another thread was draining the loop: it handles the event in a moment.
  private func waitForChange(isolation: isolated (any Actor)?) async -> StateChange<State>? {
    let signal = recorder.signal
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

  /// Compares what an event did with what is asserted. The step's name is made only for a failure.
  func check(
    _ change: StateChange<State>,
    after step: @autoclosure () -> String,
    _ update: ((inout State) throws -> Void)?,
    at place: CallSite
  ) {
    guard let update else {
      if change.before == change.after { return }
      return failIfExhaustive(
        JourneyFailure.changeNotAsserted(after: step(), before: change.before, after: change.after),
        at: place
      )
    }
    do {
      var expected = change.before
      try update(&expected)
      if expected != change.after {
        try checkLeniently(change, expected: expected, after: step(), update, at: place)
      } else if expected == change.before {
        failIfExhaustive(JourneyFailure.nothingAsserted(after: step()), at: place)
      }
    } catch {
      place.report(JourneyFailure.closureThrew(error, in: step()))
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
      JourneyFailure.stateDiffers(after: step, expected: expected, actual: change.after)
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
