import Locking

/// The subscriber and subscription of an operator that takes in all values, or some, and publishes one result.
///
/// It asks its upstream for everything; the result waits for the downstream's first demand.
@usableFromInline
final class ReduceStage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
  OperatorIntrospection, @unchecked Sendable
{
  @usableFromInline let name: String
  @usableFromInline let downstream: Downstream<Output, OutputFailure>
  @usableFromInline let onFailure: (Failure) -> OutputFailure
  @usableFromInline let onValue: (ReduceStage, Input) -> Void
  @usableFromInline let result: () -> Output?
  /// What a mirror shows of the downstream; nothing is shown without.
  @usableFromInline let shownDownstream: (() -> Any)?
  @usableFromInline let initial: Output?

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @usableFromInline var machine = ReduceStateMachine<Output>()
  @usableFromInline var upstream: (any Subscription)?

  /// - Parameters:
  ///   - showsState: whether a mirror shows the state, as those of most such operators do.
  ///   - result: what to publish when the upstream finishes; nothing if `nil`. Before the first value, what a mirror
  ///     shows as the initial result.
  ///   - onValue: takes a value in, and changes under the lock what `result` returns; may call ``finish(with:)`` or
  ///     ``fail(_:)``.
  @inlinable
  init<S: Subscriber>(
    _ name: String,
    to subscriber: S,
    showsState: Bool = true,
    onFailure: @escaping (Failure) -> OutputFailure,
    result: @escaping () -> Output?,
    onValue: @escaping (ReduceStage, Input) -> Void
  ) where S.Input == Output, S.Failure == OutputFailure {
    self.name = name
    downstream = Downstream(subscriber)
    self.onFailure = onFailure
    self.result = result
    self.onValue = onValue
    shownDownstream = showsState ? { subscriber } : nil
    initial = result()
  }

  @usableFromInline var children: [Mirror.Child] {
    guard let shownDownstream else { return [] }
    let (shown, status) = lock.withLock { (machine.result ?? result(), self.status) }
    return [
      ("downstream", shownDownstream()), ("result", shown as Any), ("initial", initial as Any),
      ("status", status),
    ]
  }

  private var status: SubscriptionStatus {
    if let upstream { return .subscribed(upstream) }
    if case .awaitingSubscription = machine.phase { return .awaitingSubscription }
    return .terminal
  }

  @inlinable
  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard machine.subscribe() else { return false }
      upstream = subscription
      return true
    }
    if accepted {
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if lock.withLock({ machine.isRunning }) { onValue(self, input) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      guard lock.withLock({ machine.isRunning }) else { return }
      let result = result()
      perform(
        lock.withLock {
          upstream = nil
          return machine.finish(with: result)
        }
      )
    case .failure(let error):
      if end().wasRunning { downstream.receive(completion: .failure(onFailure(error))) }
    }
  }

  /// Publishes the result although the upstream has more values, and cancels the upstream.
  @inlinable
  func finish(with result: Output?) {
    let (action, upstream) = lock.withLock {
      defer { self.upstream = nil }
      return (machine.finish(with: result), self.upstream)
    }
    upstream?.cancel()
    perform(action)
  }

  /// Fails from inside `onValue`, and cancels the upstream.
  @inlinable
  func fail(_ error: OutputFailure) {
    let (wasRunning, upstream) = end()
    guard wasRunning else { return }
    upstream?.cancel()
    downstream.receive(completion: .failure(error))
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    perform(lock.withLock { machine.request() })
  }

  @inlinable
  func cancel() {
    end().upstream?.cancel()
  }

  @inlinable
  func perform(_ action: ReduceStateMachine<Output>.Action) {
    switch action {
    case .none:
      break
    case .finish:
      downstream.receive(completion: .finished)
    case .deliver(let result):
      _ = downstream.receive(result)
      downstream.receive(completion: .finished)
    }
  }

  @inlinable
  func end() -> (wasRunning: Bool, upstream: (any Subscription)?) {
    let (ended, upstream) = lock.withLock {
      defer { self.upstream = nil }
      return (machine.end(), self.upstream)
    }
    return (ended.wasRunning, upstream)
  }
}
