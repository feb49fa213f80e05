import Locking
import MachineKit

/// The events that a machine has handled. Stands in its reducers; thread-safe.
final class EventLog<State, Event>: @unchecked Sendable {
  private let lock = Lock()
  private var events = BoundedLog<Event>()

  var all: [Event] { lock.withLock { events.elements } }

  /// The machine, whose events are recorded.
  func recording(_ machine: ResolvedMachine<State, Event>) -> ResolvedMachine<State, Event> {
    var recorded = machine
    let reduce = machine.reducing
    recorded.reducing = { [self] state, event in
      append(event.pointee)
      reduce(state, event)
    }
    return recorded
  }

  private func append(_ event: Event) {
    let dropped = lock.withLock { events.append(event) }
    // Let go of without the lock.
    withExtendedLifetime(dropped) {}
  }
}
