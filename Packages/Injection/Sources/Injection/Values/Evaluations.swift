import Dispatch
import Locking

/// The keys whose values are being evaluated, so that each is evaluated once, and a key that needs itself is told
/// rather than to hang or to overflow the stack, be it on one thread or across several.
final class Evaluations: @unchecked Sendable {
  /// One key's evaluation, on one thread.
  final class Evaluation {
    fileprivate let slot: DependencySlot
    fileprivate let name: String
    fileprivate let thread = currentThread()
    /// The evaluation that this one cannot go on without: one inside it, or another thread's.
    fileprivate var needs: Evaluation?
    fileprivate var waiters: [DispatchSemaphore] = []

    fileprivate init(slot: DependencySlot, name: String) {
      self.slot = slot
      self.name = name
    }
  }

  private enum Verdict {
    case evaluates(Evaluation)
    case waits(DispatchSemaphore)
    case isCycle([String])
  }

  private let lock = Lock()
  // Guarded by the lock, the evaluations' own properties too.
  private var running: [DependencySlot: Evaluation] = [:]
  /// By thread.
  private var stacks: [Int: [Evaluation]] = [:]

  /// Begins an evaluation, or waits for the one that another thread has begun. A key that needs itself ends the process:
  /// there is no value to go on with.
  ///
  /// - Parameters:
  ///   - slot: what is evaluated.
  ///   - name: what a message calls it.
  ///   - isKnown: whether the value is there by now.
  /// - Returns: the evaluation, to be ended; nil if the value is there by now.
  func begin(
    _ slot: DependencySlot,
    describing name: @autoclosure () -> String,
    isKnown: () -> Bool
  ) -> Evaluation? {
    let name = name()
    while true {
      // Asked after the evaluation is begun: who ended before has kept its value by then.
      switch lock.withLock({ next(slot, name) }) {
      case .evaluates(let evaluation):
        if !isKnown() { return evaluation }
        end(evaluation)
        return nil
      case .waits(let semaphore):
        semaphore.wait()
        lock.withLock { stacks[currentThread()]?.last?.needs = nil }
        if isKnown() { return nil }
      case .isCycle(let names): Self.fail(names)
      }
    }
  }

  /// Ends an evaluation, after its value has been kept.
  func end(_ evaluation: Evaluation) {
    let waiters = lock.withLock {
      running[evaluation.slot] = nil
      stacks[evaluation.thread]?.removeLast()
      if stacks[evaluation.thread]?.isEmpty == true { stacks[evaluation.thread] = nil }
      stacks[evaluation.thread]?.last?.needs = nil
      return evaluation.waiters
    }
    for waiter in waiters { waiter.signal() }
  }

  private func next(_ slot: DependencySlot, _ name: String) -> Verdict {
    let thread = currentThread()
    let current = stacks[thread]?.last
    guard let other = running[slot] else {
      let evaluation = Evaluation(slot: slot, name: name)
      running[slot] = evaluation
      stacks[thread, default: []].append(evaluation)
      current?.needs = evaluation
      return .evaluates(evaluation)
    }
    if let current, let path = path(from: other, to: current) {
      return .isCycle(path.map(\.name) + [name])
    }
    let semaphore = DispatchSemaphore(value: 0)
    other.waiters.append(semaphore)
    current?.needs = other
    return .waits(semaphore)
  }

  /// What an evaluation needs, and so on, if the other one is among it.
  private func path(from start: Evaluation, to end: Evaluation) -> [Evaluation]? {
    var path = [start]
    while let last = path.last, last !== end {
      guard let next = last.needs else { return nil }
      path.append(next)
    }
    return path
  }

  private static func fail(_ names: [String]) -> Never {
    let keys = names.map { "    \($0)" }.joined(separator: "\n")
    fatalError(
      """
      A dependency needs itself to be made.

      \(keys)

      To fix, have one of these keys make a value that reads the other when it is used, not while it is made.
      """
    )
  }
}
