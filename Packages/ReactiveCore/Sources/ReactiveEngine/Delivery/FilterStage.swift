import Locking

/// The subscriber and subscription of an operator that looks at each value by itself: passes it on, leaves it
/// out, or ends the stream.
///
/// A value costs an atomic read (has the downstream cancelled?) and the closure, which the operator makes in its
/// inlinable `receive(subscriber:)`. The closure gets the stage, to end it.
@usableFromInline
final class FilterStage<Input, Failure: Error, OutputFailure: Error>: Subscriber, Subscription,
  OperatorIntrospection, @unchecked Sendable
{
  @usableFromInline typealias Completion = Subscribers.Completion<OutputFailure>

  @usableFromInline enum Phase {
    @inlinable static var awaiting: Int { 0 }
    @inlinable static var connected: Int { 1 }
    @inlinable static var ended: Int { 2 }
  }

  @usableFromInline let name: String
  /// What a mirror shows, if it shows anything.
  @usableFromInline let shown: ((FilterStage) -> [Mirror.Child])?
  @usableFromInline let onSubscription: (FilterStage) -> Void
  @usableFromInline let onValue: (FilterStage, Input) -> Subscribers.Demand
  @usableFromInline let onFailure: (Failure) -> OutputFailure
  @usableFromInline let onCompletion: (Completion) -> Void
  /// Changed under the lock.
  @usableFromInline let phase = AtomicInt(0)
  @usableFromInline let lock = Lock()
  @usableFromInline var upstream: (any Subscription)?

  @inlinable
  init(
    _ name: String,
    showing shown: ((FilterStage) -> [Mirror.Child])? = nil,
    onSubscription: @escaping (FilterStage) -> Void,
    onFailure: @escaping (Failure) -> OutputFailure,
    onCompletion: @escaping (Completion) -> Void,
    onValue: @escaping (FilterStage, Input) -> Subscribers.Demand
  ) {
    self.name = name
    self.shown = shown
    self.onSubscription = onSubscription
    self.onFailure = onFailure
    self.onCompletion = onCompletion
    self.onValue = onValue
  }

  @inlinable
  convenience init<Downstream: Subscriber>(
    _ name: String,
    to downstream: Downstream,
    showing shown: ((FilterStage) -> [Mirror.Child])? = nil,
    onFailure: @escaping (Failure) -> OutputFailure,
    onValue: @escaping (FilterStage, Input) -> Subscribers.Demand
  ) where Downstream.Failure == OutputFailure {
    self.init(
      name,
      showing: shown,
      onSubscription: { downstream.receive(subscription: $0) },
      onFailure: onFailure,
      onCompletion: { downstream.receive(completion: $0) },
      onValue: onValue
    )
  }

  @usableFromInline var children: [Mirror.Child] { shown?(self) ?? [] }

  @usableFromInline var status: SubscriptionStatus {
    lock.withLock {
      if let upstream { return .subscribed(upstream) }
      return phase.load() == Phase.awaiting ? .awaitingSubscription : .terminal
    }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard phase.load() == Phase.awaiting else { return false }
      upstream = subscription
      phase.store(Phase.connected)
      return true
    }
    if accepted {
      onSubscription(self)
    } else {
      subscription.cancel()
    }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard _fastPath(phase.load() == Phase.connected) else { return .none }
    return onValue(self, input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard end().wasConnected else { return }
    switch completion {
    case .finished: onCompletion(.finished)
    case .failure(let error): onCompletion(.failure(onFailure(error)))
    }
  }

  /// Ends the stream from inside `onValue`: cancels the upstream, then completes the downstream.
  @inlinable
  func finish(_ completion: Completion) -> Subscribers.Demand {
    let (wasConnected, upstream) = end()
    if wasConnected {
      upstream?.cancel()
      onCompletion(completion)
    }
    return .none
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @inlinable
  func cancel() {
    end().upstream?.cancel()
  }

  @inlinable
  func end() -> (wasConnected: Bool, upstream: (any Subscription)?) {
    lock.withLock {
      let wasConnected = phase.load() == Phase.connected
      phase.store(Phase.ended)
      defer { upstream = nil }
      return (wasConnected, upstream)
    }
  }
}
