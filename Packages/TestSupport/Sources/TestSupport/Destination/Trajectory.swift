import Locking

/// The states that a store has gone through, and where in them the next wait begins. Thread-safe.
///
/// The first states are kept for the report, and the latest for the waits; of a very long trajectory the middle
/// is let go of.
final class Trajectory<State>: @unchecked Sendable {
  private static var firstKept: Int { 16 }
  private static var latestKept: Int { 16_384 }

  private let lock = Lock()
  private var first: [State] = []
  private var latest: [State] = []
  private var latestStart = 0
  private var lastMatch = 0
  private var firstSend: Int?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  private var count: Int { latestStart + latest.count }

  /// Adds a state and wakes the waits that have seen all before it.
  func append(_ state: State) {
    var dropped: ArraySlice<State> = []
    let woken = lock.withLock {
      if first.count < Self.firstKept { first.append(state) }
      latest.append(state)
      if latest.count >= 2 * Self.latestKept {
        dropped = latest.prefix(Self.latestKept)
        latest = Array(latest.dropFirst(Self.latestKept))
        latestStart += Self.latestKept
      }
      return takeWaiters()
    }
    _ = dropped
    for waiter in woken { waiter.resume() }
  }

  /// An event is about to be sent: states before it are no candidates for the next wait.
  func markSend() {
    lock.withLock {
      if firstSend == nil { firstSend = count }
    }
  }

  /// The position of the first state that a wait looks at.
  var startOfCandidates: Int {
    lock.withLock { firstSend ?? lastMatch }
  }

  /// A wait has completed with the state at this position.
  func matched(_ position: Int) {
    lock.withLock {
      lastMatch = position
      firstSend = nil
    }
  }

  /// The state at a position, or the oldest that is kept after it; nil when there is none yet.
  func state(at position: Int) -> State? {
    lock.withLock {
      guard position < count else { return nil }
      return latest[max(position - latestStart, 0)]
    }
  }

  /// Suspends until there is a state at `position`, the deadline passes or the task is cancelled.
  func waitForState(after position: Int, unless deadline: Deadline, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { continuation in
        let resumesNow = lock.withLock {
          if position < count || deadline.hasPassed || Task.isCancelled { return true }
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
    let (all, count, first) = lock.withLock { (latest, self.count, self.first) }
    guard count > 2 * Self.firstKept else {
      return all.suffix(count).map(describe)
    }
    let elided = count - 2 * Self.firstKept
    return first.map(describe) + ["… \(elided) states …"] + all.suffix(Self.firstKept).map(describe)
  }
}
