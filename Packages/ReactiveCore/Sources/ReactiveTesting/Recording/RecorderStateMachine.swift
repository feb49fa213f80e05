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
    /// Whether a completion ends the wait for elements, too.
    let endsOnCompletion: Bool
    /// Told whether the condition came to hold.
    let resume: @Sendable (Bool) -> Void
  }

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

  mutating func receive(_ input: Input) -> [Waiter] {
    guard completion == nil else { return [] }
    elements.append(input)
    return takeSatisfiedWaiters()
  }

  mutating func receive(completion: Subscribers.Completion<Failure>) -> [Waiter] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    return takeSatisfiedWaiters()
  }

  // MARK: Waiting

  /// - Returns: the number of the waiter, or nil if it need not wait.
  mutating func add(_ waiter: Waiter) -> Int? {
    if isSatisfied(waiter) { return nil }
    nextWaiter += 1
    waiters[nextWaiter] = waiter
    return nextWaiter
  }

  /// - Returns: the waiter, if it still waits.
  mutating func removeWaiter(_ id: Int) -> Waiter? {
    waiters.removeValue(forKey: id)
  }

  private mutating func takeSatisfiedWaiters() -> [Waiter] {
    if waiters.isEmpty { return [] }
    let satisfied = waiters.filter { isSatisfied($0.value) }
    for id in satisfied.keys { waiters[id] = nil }
    return satisfied.sorted { $0.key < $1.key }.map(\.value)
  }

  private func isSatisfied(_ waiter: Waiter) -> Bool {
    if completion != nil, waiter.endsOnCompletion { return true }
    return switch waiter.condition {
    case .nextElements(let count): remaining.count >= count
    case .elements(let count): elements.count >= count
    case .completion: completion != nil
    }
  }
}
