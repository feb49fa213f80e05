import Injection
@_spi(Testing) import MachineKit
import ReactiveCore
import ReactiveTesting
import StateDump

/// Tests a machine by destination, not journey: drive the real loop, then wait for the state a user would see.
///
/// ```swift
/// let store = TestStore(
///   initial: Movies.State(),
///   machine: Movies(fetch: { page in [Movie(id: page)] })
/// )
///
/// store.send(.fetchNext)
/// await store.wait { $0.status == .idle && !$0.movies.isEmpty }
/// #expect(store.state.movies == [Movie(id: 1)])
/// ```
///
/// Sequential waits pin an order: each looks at the states from the one that the last wait matched, or, after a
/// `send`, at those that followed it. A state that has come and gone since still counts. May be used from any
/// thread; State and Event need be neither Equatable nor Sendable.
public final class TestStore<State, Event>: @unchecked Sendable {
  /// The store under test, as in production.
  public let store: Store<State, Event>

  private let trajectory = Trajectory<State>()
  private let probe: ExecutorProbe
  private let log = EventLog<State, Event>()
  private let subscription: AnyCancellable?

  /// Makes a store and starts its loop.
  ///
  /// - Parameters:
  ///   - initial: the state to start with, made inside the overrides.
  ///   - machine: the machine, made inside the overrides, with its dependencies mocked.
  ///   - clock: the clock on whose executor the effects run, one at a time, so that its advances are exact; by
  ///     default the `TestClock` that overrides the dependency `continuousClock`, or else one of the store's own.
  ///   - updateValuesForOperation: overrides dependency values for this store: its reducers and its effects.
  public init<Machine: StateMachine<State, Event>>(
    initial: @autoclosure () -> State,
    machine: @autoclosure () -> Machine,
    clock: TestClock? = nil,
    withDependencies updateValuesForOperation: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let (trajectory, log) = (trajectory, log)
    var subscription: AnyCancellable?
    (store, probe) = Injection.withDependencies(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      updateValuesForOperation
    ) {
      let probe = ExecutorProbe(clock: clock)
      let store = Store(
        initial: initial(),
        machine: log.recording(machine().resolve()),
        testing: probe.options
      ) { states in
        subscription = states.sink { trajectory.append($0) }
      }
      return (store, probe)
    }
    self.subscription = subscription
  }

  /// The current state.
  public var state: State {
    store.state
  }

  /// The events that the machine has handled, those of its feedbacks too, in order: for diagnostics. Of very many the
  /// first and the latest are kept.
  public var events: [Event] {
    log.all
  }

  /// Has the machine handle an event, as in production.
  ///
  /// - Parameter event: the event.
  public func send(_ event: Event) {
    trajectory.markSend()
    store.send(event)
  }

  /// Has the machine handle an event, as in production.
  ///
  /// - Parameter event: the event.
  public func send(event: Event) {
    send(event)
  }

  /// Suspends until a state satisfies the predicate: returns the moment the loop gets there, at once if it has
  /// been there since the last `send`.
  ///
  /// When that does not happen in time, the test fails at the caller's line, with the last state, the observed
  /// trajectory, and the effects still in flight. Cancelling the task ends the wait.
  ///
  /// - Parameters:
  ///   - timeout: how long to wait at most. A passing test never spends it.
  ///   - predicate: asked about each state in order, on the caller's actor. If it throws, the test fails.
  public func wait(
    timeout: Duration = .milliseconds(100),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    until predicate: (State) throws -> Bool
  ) async {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let start = trajectory.startOfCandidates
    do {
      if try await reaches(from: start, timeout: timeout, isolation: isolation, predicate) { return }
      if Task.isCancelled { return }
      place.report(timeoutMessage(timeout, missing: trajectory.missing(from: start)))
    } catch {
      place.report("wait(until:): the predicate threw an error: \(error)")
    }
  }

  /// The same with the timeout in seconds.
  public func wait(
    timeout seconds: Double,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    until predicate: (State) throws -> Bool
  ) async {
    if seconds.isNaN {
      let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return place.report(
        "wait(until:): a timeout is a number of seconds, and this one is not a number (nan)."
      )
    }
    await wait(
      // Beyond a century nobody waits to see the difference.
      timeout: .seconds(min(max(seconds, -3e9), 3e9)),
      isolation: isolation,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      until: predicate
    )
  }

  /// Asserts that nothing goes on: waits for the effects to end, and fails the test with a list of those that do not.
  ///
  /// ```swift
  /// store.send(.disappeared)
  /// await store.finish()  // nothing polls any more
  /// ```
  ///
  /// - Parameter timeout: how long to wait at most. A passing test never spends it.
  public func finish(
    timeout: Duration = .seconds(1),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if store.effectsInFlight.isEmpty { return }
    let store = store
    let waiting = Task.detached { await store.waitUntilIdle() }
    let deadline = Deadline(after: timeout) { waiting.cancel() }
    defer { deadline.cancel() }
    await withTaskCancellationHandler {
      await waiting.value
    } onCancel: {
      waiting.cancel()
    }
    if Task.isCancelled { return }
    await probe.run(isolation: isolation) { store.effectsInFlight.isEmpty }
    let effects = store.effectsInFlight.map { "    \($0)" }.sorted()
    if effects.isEmpty { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).report(
      """
      finish() timed out after \(timeout.shortDescription) — \(effects.count == 1 ? "an effect is" : "effects are") \
      still running.
        Effects in flight:
      \(effects.joined(separator: "\n"))
      """
    )
  }

  /// Whether a candidate satisfies the predicate before the deadline.
  private func reaches(
    from start: Int,
    timeout: Duration,
    isolation: isolated (any Actor)?,
    _ predicate: (State) throws -> Bool
  ) async throws -> Bool {
    var position = start
    if try match(from: &position, predicate) { return true }

    let deadline = Deadline(after: timeout) { [trajectory] in trajectory.wakeWaiters() }
    defer { deadline.cancel() }
    while !deadline.hasPassed, !Task.isCancelled {
      await trajectory.waitForState(after: position, unless: deadline, isolation: isolation)
      if try match(from: &position, unless: deadline, predicate) { return true }
    }
    // A busy machine may only be late: let the effects have their turn, and look again.
    return try await probe.run(isolation: isolation) { try match(from: &position, predicate) }
  }

  /// Whether a state from a position on, of those that there are by now, satisfies the predicate.
  private func match(
    from position: inout Int,
    unless deadline: Deadline? = nil,
    _ predicate: (State) throws -> Bool
  ) throws -> Bool {
    // Not those that come meanwhile: who waits has a deadline to look at.
    let end = trajectory.count
    while position < end, deadline?.hasPassed != true {
      position += trajectory.missing(from: position)
      guard let state = trajectory.state(at: position) else { break }
      if try predicate(state) {
        trajectory.matched(position)
        return true
      }
      position += 1
    }
    return false
  }

  private func timeoutMessage(_ timeout: Duration, missing: Int) -> String {
    let states = trajectory.described { String(customDumping: $0, style: .line(maxLength: 200)) }
    let inFlight = store.effectsInFlight.map { "    \($0)" }.sorted()
    return """
      wait(until:) timed out after \(timeout.shortDescription) — predicate never satisfied.
        Last state: \(states.last ?? "")
        Observed trajectory:
      \(states.map { "    \($0)" }.joined(separator: "\n"))   ← stuck here; the mock never resolved?
      """ + (inFlight.isEmpty ? "" : "\n  Effects in flight:\n" + inFlight.joined(separator: "\n"))
        + (missing == 0
          ? "" : "\n  \(missing) of the states were let go of, and this wait may not have seen them.")
  }
}
