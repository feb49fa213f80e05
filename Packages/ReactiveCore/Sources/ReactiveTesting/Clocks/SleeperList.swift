/// The tasks that sleep on a test clock, the next to wake first. Knows no lock.
struct SleeperList {
  /// A task that is about to sleep, sleeps, or has slept.
  final class Sleeper {
    enum State {
      case new
      case asleep(CheckedContinuation<Void, any Error>)
      case awake
    }

    let deadline: Duration
    let isOnExecutor: Bool
    var state = State.new

    init(deadline: Duration, isOnExecutor: Bool) {
      self.deadline = deadline
      self.isOnExecutor = isOnExecutor
    }
  }

  private var sleepers: [Sleeper] = []

  var isEmpty: Bool { sleepers.isEmpty }
  var nextDeadline: Duration? { sleepers.first?.deadline }

  /// Adds a sleeper behind those with the same deadline.
  mutating func insert(_ sleeper: Sleeper) {
    let index = sleepers.firstIndex { $0.deadline > sleeper.deadline } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: index)
  }

  mutating func remove(_ sleeper: Sleeper) {
    sleepers.removeAll { $0 === sleeper }
  }

  /// Takes the first sleeper, if it is to wake by `deadline`.
  mutating func popFirst(due deadline: Duration) -> Sleeper? {
    guard let first = sleepers.first, first.deadline <= deadline else { return nil }
    return sleepers.removeFirst()
  }
}
