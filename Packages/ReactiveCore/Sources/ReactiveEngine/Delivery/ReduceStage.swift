import Locking

/// The subscriber and subscription of an operator that takes in all values, or some, and publishes one result.
///
/// It asks its upstream for everything; the result waits for the downstream's first demand.
@usableFromInline
final class ReduceStage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
  OperatorIntrospection, @unchecked Sendable
{
  @usableFromInline let name: String
  private let downstream: AnySubscriber<Output, OutputFailure>
  private let onFailure: (Failure) -> OutputFailure
  private let onValue: (ReduceStage, Input) -> Void
  private let result: () -> Output?

  // Guarded by the lock.
  private let lock = Lock()
  private var machine = ReduceStateMachine<Output>()
  private var upstream: (any Subscription)?

  /// - Parameters:
  ///   - result: what to publish when the upstream finishes; nothing if `nil`.
  ///   - onValue: takes a value in; may call ``finish(with:)`` or ``fail(_:)``.
  @usableFromInline
  init(
    _ name: String,
    to downstream: AnySubscriber<Output, OutputFailure>,
    onFailure: @escaping (Failure) -> OutputFailure,
    result: @escaping () -> Output?,
    onValue: @escaping (ReduceStage, Input) -> Void
  ) {
    self.name = name
    self.downstream = downstream
    self.onFailure = onFailure
    self.result = result
    self.onValue = onValue
  }

  @usableFromInline
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

  @usableFromInline
  func receive(_ input: Input) -> Subscribers.Demand {
    if lock.withLock({ machine.isRunning }) { onValue(self, input) }
    return .none
  }

  @usableFromInline
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
  @usableFromInline
  func finish(with result: Output?) {
    let (action, upstream) = lock.withLock {
      defer { self.upstream = nil }
      return (machine.finish(with: result), self.upstream)
    }
    upstream?.cancel()
    perform(action)
  }

  /// Fails from inside `onValue`, and cancels the upstream.
  @usableFromInline
  func fail(_ error: OutputFailure) {
    let (wasRunning, upstream) = end()
    guard wasRunning else { return }
    upstream?.cancel()
    downstream.receive(completion: .failure(error))
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    perform(lock.withLock { machine.request() })
  }

  @usableFromInline
  func cancel() {
    end().upstream?.cancel()
  }

  private func perform(_ action: ReduceStateMachine<Output>.Action) {
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

  private func end() -> (wasRunning: Bool, upstream: (any Subscription)?) {
    let (ended, upstream) = lock.withLock {
      defer { self.upstream = nil }
      return (machine.end(), self.upstream)
    }
    return (ended.wasRunning, upstream)
  }
}
