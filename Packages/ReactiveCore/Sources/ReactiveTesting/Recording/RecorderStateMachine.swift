import ReactiveCore

/// What a recorder has recorded, and who waits for what. Knows no lock; every call says what to do after it.
struct RecorderStateMachine<Input, Failure: Error> {
  /// What somebody waits for.
  enum Condition: Sendable {
    /// So many elements that `next` has not taken.
    case nextElements(Int)
    /// So many elements in all.
    case elements(Int)
    case completion
  }

  struct Waiter {
    let condition: Condition
    /// Whether the condition is expected not to come to hold.
    let isInverted: Bool
    /// Told how the wait ended.
    let resume: @Sendable (WaitOutcome) -> Void

    /// How many elements it takes, so that nobody else gets them; nil if it takes none.
    var claimedCount: Int? {
      if case .nextElements(let count) = condition, !isInverted { return count }
      return nil
    }
  }

  /// Waiters whose wait has ended, each with how.
  typealias Ended = [(waiter: Waiter, outcome: WaitOutcome)]

  private(set) var elements: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var takenCount = 0
  private var waiters: [Int: Waiter] = [:]
  private var nextWaiter = 0

  /// The elements that `next` has not taken.
  var remaining: ArraySlice<Input> { elements[takenCount...] }

  /// Whether the publisher's failure ended the recording.
  func checkFailure() throws {
    if case .failure(let error)? = completion { throw error }
  }

  mutating func take(_ count: Int) {
    // Not the sum: "all of them" is the greatest number there is.
    takenCount += min(elements.count - takenCount, max(0, count))
  }

  // MARK: Events

  mutating func receive(_ input: Input) -> Ended {
    guard completion == nil else { return [] }
    elements.append(input)
    return takeSatisfiedWaiters()
  }

  mutating func receive(completion: Subscribers.Completion<Failure>) -> Ended {
    guard self.completion == nil else { return [] }
    self.completion = completion
    return takeSatisfiedWaiters()
  }

  // MARK: Waiting

  /// - Returns: the number of the waiter, and those whose wait is over, which it may be itself.
  mutating func add(_ waiter: Waiter) -> (id: Int, ended: Ended) {
    nextWaiter += 1
    waiters[nextWaiter] = waiter
    return (nextWaiter, takeSatisfiedWaiters())
  }

  func isWaiting(_ id: Int) -> Bool { waiters[id] != nil }

  /// A waiter waits no longer, if it still does. Others may get what it stood before.
  mutating func removeWaiter(_ id: Int) -> Ended {
    guard let removed = waiters.removeValue(forKey: id) else { return [] }
    return [(removed, .timedOut)] + takeSatisfiedWaiters()
  }

  /// Those who want elements of their own get them in the order in which they came.
  private mutating func takeSatisfiedWaiters() -> Ended {
    if waiters.isEmpty { return [] }
    var (ended, isClaimed): (Ended, Bool) = ([], false)
    for id in waiters.keys.sorted() {
      guard let waiter = waiters[id] else { continue }
      let claimed = waiter.claimedCount
      if claimed != nil, isClaimed { continue }
      guard isSatisfied(waiter) else {
        isClaimed = isClaimed || claimed != nil
        continue
      }
      waiters[id] = nil
      var outcome = WaitOutcome(happened: true)
      if let claimed, remaining.count >= claimed {
        outcome.claim = takenCount
        takenCount += claimed
      }
      ended.append((waiter, outcome))
    }
    return ended
  }

  private func isSatisfied(_ waiter: Waiter) -> Bool {
    if completion != nil, !waiter.isInverted { return true }
    return switch waiter.condition {
    case .nextElements(let count): remaining.count >= count
    case .elements(let count): elements.count >= count
    case .completion: completion != nil
    }
  }
}
