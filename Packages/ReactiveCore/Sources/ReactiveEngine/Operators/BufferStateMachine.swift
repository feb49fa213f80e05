/// The values of a buffer, the demand for them, and the completion that waits behind them.
struct BufferStateMachine<Output, Failure: Error> {
  private let size: Int
  private var values = Queue<Output>()
  private(set) var demand = Subscribers.Demand.none
  private(set) var completion: Subscribers.Completion<Failure>?

  init(size: Int) {
    self.size = size
  }

  var kept: [Output] { values.elements }

  enum Full {
    case dropNewest, dropOldest, fail
  }

  enum ValueAction {
    /// Nothing was dropped; look at ``next()``.
    case kept
    /// To be released outside.
    case dropped(Output)
    case fail
  }

  mutating func receive(_ value: Output, whenFull: Full) -> ValueAction {
    guard completion == nil else { return .dropped(value) }
    guard values.count >= size, demand == .none else {
      values.append(value)
      return .kept
    }
    switch whenFull {
    case .dropNewest:
      return .dropped(value)
    case .dropOldest:
      guard let oldest = values.popFirst() else { return .dropped(value) }  // a buffer of size zero
      values.append(value)
      return .dropped(oldest)
    case .fail:
      return .fail
    }
  }

  mutating func request(_ more: Subscribers.Demand) {
    demand += more
  }

  /// The upstream has ended; the completion waits behind the values.
  mutating func end(with completion: Subscribers.Completion<Failure>) {
    if self.completion == nil { self.completion = completion }
  }

  enum NextAction {
    case deliver(Output)
    case complete(Subscribers.Completion<Failure>)
    case wait
  }

  mutating func next() -> NextAction {
    if values.isEmpty { return completion.map { .complete($0) } ?? .wait }
    guard demand > .none, let value = values.popFirst() else { return .wait }
    demand -= 1
    return .deliver(value)
  }
}
