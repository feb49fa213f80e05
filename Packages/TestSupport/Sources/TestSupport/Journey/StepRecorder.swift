import Locking
@_spi(Testing) import MachineKit

/// What one event did to the state: right after its reducers, before any feedback.
struct StateChange<State> {
  let before: State
  let after: State
}

/// Stands in a machine's reducers and keeps what the next event does to the state; and tells who waits that the loop
/// has done something.
///
/// It copies the state twice for an event that is asserted, and builds nothing else.
final class StepRecorder<State, Event>: LoopObserver, @unchecked Sendable {
  let signal = Signal()

  private let lock = Lock()
  private var isArmed = false
  private var hasHeldEvents = false
  private var change: StateChange<State>?

  /// The machine, whose reducers are recorded.
  func recording(_ machine: ResolvedMachine<State, Event>) -> ResolvedMachine<State, Event> {
    var recorded = machine
    let reduce = machine.reducing
    recorded.reducing = { [self] state, event in
      guard lock.withLock({ isArmed }) else { return reduce(state, event) }
      let before = state.pointee
      reduce(state, event)
      record(StateChange(before: before, after: state.pointee))
    }
    return recorded
  }

  /// The next event's change is to be kept.
  func arm() {
    lock.withLock { isArmed = true }
  }

  /// Gives the change, if there was an event. If there was none yet it goes on recording.
  func take() -> StateChange<State>? {
    lock.withLock {
      defer { change = nil }
      return change
    }
  }

  /// Stops recording.
  func disarm() {
    lock.withLock { isArmed = false }
  }

  private func record(_ new: StateChange<State>) {
    lock.withLock {
      guard isArmed else { return }
      isArmed = false
      change = new
    }
  }

  var hasChange: Bool { lock.withLock { change != nil } }

  /// Whether the gate may hold events: asking the gate itself costs more.
  var mayHoldEvents: Bool { lock.withLock { hasHeldEvents } }

  /// Set to false before the gate is looked at, and back if it holds something.
  func setMayHoldEvents(_ value: Bool) {
    lock.withLock { hasHeldEvents = value }
  }

  func reduced() { signal.raise() }

  func held() {
    setMayHoldEvents(true)
    signal.raise()
  }

  func effectEnded() { signal.raise() }
}
