/// Brings together the values of a publisher and those who await them.
struct AsyncStateMachine<Output, Failure: Error, Waiter> {
  enum Event {
    case value(Output)
    /// The end: with a completion the first time, without one if it was cancelled or told already.
    case end(Subscribers.Completion<Failure>?)
  }

  private enum Phase {
    /// There are as many requests to be made as there are waiters.
    case awaitingSubscription
    case subscribed(any Subscription)
    case ended(Subscribers.Completion<Failure>?)
  }

  private var phase = Phase.awaitingSubscription
  private var waiters = Queue<Waiter>()
  /// Values that came without being asked for.
  private var early = Queue<Output>()

  /// The demand to make at once, or `nil` if the subscription is to be cancelled.
  mutating func subscribe(_ subscription: any Subscription) -> Subscribers.Demand? {
    guard case .awaitingSubscription = phase else { return nil }
    phase = .subscribed(subscription)
    return .max(waiters.count)
  }

  enum WaitAction {
    case answer(Event)
    /// Ask for one.
    case request(any Subscription)
    case wait
  }

  mutating func wait(_ waiter: Waiter) -> WaitAction {
    if let value = early.popFirst() { return .answer(.value(value)) }
    switch phase {
    case .awaitingSubscription:
      waiters.append(waiter)
      return .wait
    case .subscribed(let subscription):
      waiters.append(waiter)
      return .request(subscription)
    case .ended(let completion):
      phase = .ended(nil)
      return .answer(.end(completion))
    }
  }

  /// Who gets the value; nobody if it has to wait, or came too late.
  mutating func receive(_ value: Output) -> Waiter? {
    if case .ended = phase { return nil }
    if let waiter = waiters.popFirst() { return waiter }
    early.append(value)
    return nil
  }

  /// Who is told of the end, the first with the completion.
  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [(Waiter, Event)] {
    if case .ended = phase { return [] }
    var told = takeWaiters().map { ($0, Event.end(nil)) }
    if !told.isEmpty { told[0].1 = .end(completion) }
    phase = .ended(told.isEmpty ? completion : nil)
    return told
  }

  /// Ends everything. Returns what is to be cancelled, who is to be told, and values to be released.
  mutating func cancel() -> (upstream: (any Subscription)?, waiters: [Waiter], values: Queue<Output>) {
    var upstream: (any Subscription)?
    if case .subscribed(let subscription) = phase { upstream = subscription }
    phase = .ended(nil)
    defer { early = Queue() }
    return (upstream, takeWaiters(), early)
  }

  private mutating func takeWaiters() -> [Waiter] {
    var taken: [Waiter] = []
    while let waiter = waiters.popFirst() { taken.append(waiter) }
    return taken
  }
}
