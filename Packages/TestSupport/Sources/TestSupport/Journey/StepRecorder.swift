import Locking
import MachineKit

/// What one event did to the state: right after its reducers, before any feedback.
@usableFromInline
struct StateChange<State> {
  @usableFromInline let before: State
  @usableFromInline let after: State

  @inlinable
  init(before: State, after: State) {
    self.before = before
    self.after = after
  }
}

/// Stands in a machine's reducers and keeps what the next event does to the state.
///
/// It copies the state twice for an event that is asserted, and builds nothing else. Inlinable, so that it is
/// specialised for the state where the store is made and used.
@usableFromInline
final class StepRecorder<State, Event>: @unchecked Sendable {
  /// Not 0 if the gate may hold events: asking the gate itself costs more. Set to 0 before the gate is looked at, and
  /// back if it holds something.
  @usableFromInline let mayHoldEvents = AtomicInt(0)
  @usableFromInline let lock = Lock()
  // Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var isArmed = false
  @exclusivity(unchecked) @usableFromInline var change: StateChange<State>?

  @inlinable init() {}

  /// The machine, whose reducers are recorded.
  @inlinable
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
  @inlinable
  func arm() {
    lock.withLock { isArmed = true }
  }

  /// Gives the change, if there was an event. If there was none yet it goes on recording.
  @inlinable
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

  @inlinable
  func record(_ new: StateChange<State>) {
    lock.withLock {
      guard isArmed else { return }
      isArmed = false
      change = new
    }
  }

  var hasChange: Bool { lock.withLock { change != nil } }
}
