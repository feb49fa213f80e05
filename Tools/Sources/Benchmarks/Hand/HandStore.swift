import Locking

/// The limit of making a store: an object with a lock, a state, the behaviour as a value, a queue and observers, of
/// which the last two are empty.
final class HandStore: @unchecked Sendable {
  private let lock = Lock()
  private var state: Counter.State
  private var queue: [Counter.Event] = []
  private var observers: [(Counter.State) -> Void] = []
  private var isDraining = false
  private let reduce: (inout Counter.State, Counter.Event) -> Void

  init(initial: Counter.State, reduce: @escaping (inout Counter.State, Counter.Event) -> Void) {
    state = initial
    self.reduce = reduce
  }

  @inline(never)
  func send(_ event: Counter.Event) {
    lock.withLock {
      if isDraining { queue.append(event) } else { reduce(&state, event) }
    }
    for observer in observers { observer(state) }
  }

  var count: Int { lock.withLock { state.count } }
}
