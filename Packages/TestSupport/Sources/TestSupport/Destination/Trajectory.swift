import Locking

/// The states that a store has gone through, and where in them the next wait begins. Thread-safe.
///
/// The first states are kept for the report, and the latest for the waits; of a very long trajectory the middle
/// is let go of.
final class Trajectory<State>: @unchecked Sendable {
  private let lock = Lock()
  private var states = BoundedLog<State>()
  private var lastMatch = 0
  private var firstSend: Int?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Adds a state and wakes the waits that have seen all before it.
  func append(_ state: State) {
    let (dropped, woken) = lock.withLock { (states.append(state), takeWaiters()) }
    // The states are let go of here, without the lock.
    withExtendedLifetime(dropped) {}
    for waiter in woken { waiter.resume() }
  }

  /// An event is about to be sent: states before it are no candidates for the next wait.
  func markSend() {
    lock.withLock {
      if firstSend == nil { firstSend = states.count }
    }
  }

  /// The position of the first state that a wait looks at.
  var startOfCandidates: Int {
    lock.withLock { firstSend ?? lastMatch }
  }

  /// A wait has completed with the state at this position. Of several waits the one that got furthest counts, and an
  /// event that was sent after that state still does.
  func matched(_ position: Int) {
    lock.withLock {
      lastMatch = max(lastMatch, position)
      if let sent = firstSend, sent <= position { firstSend = nil }
    }
  }

  /// How many states there have been.
  var count: Int { lock.withLock { states.count } }

  /// The state at a position, or the oldest that is kept after it; nil when there is none yet.
  func state(at position: Int) -> State? {
    lock.withLock { states.element(at: position) }
  }

  /// How many states from a position on have been let go of.
  func missing(from position: Int) -> Int {
    lock.withLock { states.missing(from: position) }
  }

  /// Suspends until there is a state at `position`, the deadline passes or the task is cancelled.
  func waitForState(after position: Int, unless deadline: Deadline, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let resumesNow = lock.withLock {
          if position < states.count || deadline.hasPassed || Task.isCancelled { return true }
          waiters.append(continuation)
          return false
        }
        if resumesNow { continuation.resume() }
      }
    } onCancel: {
      wakeWaiters()
    }
  }

  /// Has every wait look again.
  func wakeWaiters() {
    for waiter in lock.withLock({ takeWaiters() }) { waiter.resume() }
  }

  private func takeWaiters() -> [CheckedContinuation<Void, Never>] {
    let taken = waiters
    waiters = []
    return taken
  }

  /// The states as text: all of a short trajectory, the ends of a long one.
  func described(_ describe: (State) -> String) -> [String] {
    let (first, elided, last) = lock.withLock { states.ends }
    let middle = elided == 0 ? [] : ["… \(elided) states …"]
    return first.map(describe) + middle + last.map(describe)
  }
}
