import Injection
import IssueReporting
import Locking
@_spi(Testing) import MachineKit
import ReactiveTesting

/// Tests a machine by its journey: every change of the state and every event that feedbacks emit is asserted, in
/// order.
///
/// ```swift
/// let store = ExhaustiveTestStore(initialState: Splash.State(), reducer: { Splash() }) {
///   $0.weather.fetch = { _ in .mock }
/// }
/// await store.send(.fetch) { $0.isLoading = true }
/// await store.receive(\.fetched) {
///   $0.isLoading = false
///   $0.weather = .mock
/// }
/// await store.finish()
/// ```
///
/// It drives the production `Store`. What feedbacks emit is held until `receive` takes it, so an assertion always
/// sees the state right after its event's reducers, and nothing races. The test fails, at the line in question and
/// with a diff, when the state is not as asserted, a change is not asserted, an event is another one than expected,
/// does not come, or is not received, and when an effect is still running at the end. The end is `finish()`, or
/// else the release of the store.
///
/// The store is for a State that equals itself: one that holds `Double.nan` does not, and the failure says so.
///
/// Its methods run on the caller's actor. It may be used from any thread, by one at a time; State and Event need not
/// be Sendable.
public final class ExhaustiveTestStore<State: Equatable, Event>: @unchecked Sendable {
  /// The store under test, as in production but for the gate that holds the feedbacks' events.
  public let store: Store<State, Event>

  @usableFromInline let recorder: StepRecorder<State, Event>
  /// Not 0 if the end has been checked, and nothing has happened since.
  @usableFromInline let isFinished = AtomicInt(0)
  let signal: Signal
  let probe: ExecutorProbe
  let madeAt: CallSite
  private let context: CapturedContext?
  private let lock = Lock()
  private var settings = Settings()

  private struct Settings {
    var exhaustivity = Exhaustivity.on
    var timeout = Duration.seconds(1)
    var longRunningEffects = 0
  }

  /// Makes a store and starts its loop.
  ///
  /// - Parameters:
  ///   - initialState: the state to start with, made inside the overrides.
  ///   - reducer: makes the machine, inside the overrides.
  ///   - clock: the clock on whose executor the effects run, one at a time, so that its advances are exact; by
  ///     default the `TestClock` that overrides the dependency `continuousClock`, or else one of the store's own.
  ///   - updateValuesForOperation: overrides dependency values for the reducers and the effects of this store.
  @inlinable
  public convenience init<Machine: StateMachine<State, Event>>(
    initialState: @autoclosure () -> State,
    reducer: () -> Machine,
    clock: TestClock? = nil,
    withDependencies updateValuesForOperation: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let recorder = StepRecorder<State, Event>()
    let parts = Injection.withDependencies(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      updateValuesForOperation
    ) {
      let machine = recorder.recording(reducer().resolve())
      return Parts(initial: initialState(), machine: machine, recorder: recorder, clock: clock)
    }
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(parts, recorder: recorder, madeAt: place)
  }

  /// Makes a store and starts its loop.
  ///
  /// - Parameters:
  ///   - initial: the state to start with, made inside the overrides.
  ///   - machine: the machine, made inside the overrides.
  ///   - clock: the clock on whose executor the effects run, one at a time, so that its advances are exact; by
  ///     default the `TestClock` that overrides the dependency `continuousClock`, or else one of the store's own.
  ///   - updateValuesForOperation: overrides dependency values for the reducers and the effects of this store.
  @inlinable
  public convenience init<Machine: StateMachine<State, Event>>(
    initial: @autoclosure () -> State,
    machine: @autoclosure () -> Machine,
    clock: TestClock? = nil,
    withDependencies updateValuesForOperation: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initial(),
      reducer: machine,
      clock: clock,
      withDependencies: updateValuesForOperation,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// What is made inside the overrides.
  @usableFromInline
  struct Parts {
    let store: Store<State, Event>
    let signal: Signal
    let probe: ExecutorProbe

    @usableFromInline
    init(
      initial: State,
      machine: ResolvedMachine<State, Event>,
      recorder: StepRecorder<State, Event>,
      clock: TestClock?
    ) {
      let observer = JourneyObserver(recorder)
      signal = observer.signal
      probe = ExecutorProbe(clock: clock)
      var options = probe.options
      options.isGated = true
      options.observer = observer
      store = Store(initial: initial, machine: machine, testing: options)
    }
  }

  @usableFromInline
  init(_ parts: Parts, recorder: StepRecorder<State, Event>, madeAt place: CallSite) {
    store = parts.store
    signal = parts.signal
    probe = parts.probe
    self.recorder = recorder
    madeAt = place
    context = CapturedContext.capture()
  }

  deinit {
    if isFinished.load() == 0 {
      if let context { context.run { checkReleased() } } else { checkReleased() }
    }
    store.cancel()
  }

  /// The current state: after the last event that was sent or received.
  public var state: State {
    store.state
  }

  /// How much of what happens has to be asserted.
  public var exhaustivity: Exhaustivity {
    get { lock.withLock { settings.exhaustivity } }
    set { lock.withLock { settings.exhaustivity = newValue } }
  }

  /// How long `receive` and `finish` wait if they are not told. A passing test never spends it.
  public var timeout: Duration {
    get { lock.withLock { settings.timeout } }
    set { lock.withLock { settings.timeout = newValue } }
  }

  /// How many effects went on after an event of theirs was received.
  var longRunningEffects: Int {
    get { lock.withLock { settings.longRunningEffects } }
    set { lock.withLock { settings.longRunningEffects = newValue } }
  }

  // MARK: - Failing

  /// Fails the test, unless exhaustivity is off: then it notes what was skipped, if that is wanted.
  func failIfExhaustive(_ message: @autoclosure () -> String, at place: CallSite) {
    switch exhaustivity {
    case .on: place.report(message())
    case .off(showSkippedAssertions: true): place.report("Skipped: \(message())", severity: .warning)
    case .off(showSkippedAssertions: false): break
    }
  }
}
