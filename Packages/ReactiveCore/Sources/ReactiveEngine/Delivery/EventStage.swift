import Locking

/// The subscriber and subscription of an operator that looks at all that passes, in both directions.
@usableFromInline
final class EventStage<Input, Failure: Error>: Subscriber, Subscription, OperatorIntrospection,
  @unchecked Sendable
{
  /// What the operator does at each event.
  @usableFromInline
  struct Handlers {
    @usableFromInline var onSubscription: (EventStage, any Subscription) -> Void
    @usableFromInline var onValue: (EventStage, Input) -> Subscribers.Demand
    @usableFromInline var onCompletion: (EventStage, Subscribers.Completion<Failure>) -> Void
    @usableFromInline var onRequest: (Subscribers.Demand, any Subscription) -> Void
    @usableFromInline var onCancel: (any Subscription) -> Void
    /// What a mirror shows, if it shows anything.
    @usableFromInline var shown: ((EventStage) -> [Mirror.Child])?

    /// Lets requests and cancels through.
    @inlinable
    init(
      onSubscription: @escaping (EventStage, any Subscription) -> Void,
      onValue: @escaping (EventStage, Input) -> Subscribers.Demand,
      onCompletion: @escaping (EventStage, Subscribers.Completion<Failure>) -> Void
    ) {
      self.onSubscription = onSubscription
      self.onValue = onValue
      self.onCompletion = onCompletion
      onRequest = { demand, upstream in upstream.request(demand) }
      onCancel = { $0.cancel() }
    }

    /// Lets everything through to `subscriber`.
    @inlinable
    init<S: Subscriber>(to subscriber: S) where S.Input == Input, S.Failure == Failure {
      onSubscription = { stage, _ in subscriber.receive(subscription: stage) }
      onValue = { _, value in subscriber.receive(value) }
      onCompletion = { _, completion in subscriber.receive(completion: completion) }
      onRequest = { demand, upstream in upstream.request(demand) }
      onCancel = { $0.cancel() }
    }
  }

  @usableFromInline let name: String
  private let handlers: Handlers

  // Guarded by the lock.
  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var hasStarted = false

  @usableFromInline
  init(_ name: String, _ handlers: Handlers) {
    self.name = name
    self.handlers = handlers
  }

  @usableFromInline var children: [Mirror.Child] { handlers.shown?(self) ?? [] }

  @usableFromInline var shownUpstream: (any Subscription)? { lock.withLock { upstream } }

  /// Whether it is subscribed and neither completed nor cancelled.
  @usableFromInline var isActive: Bool { lock.withLock { upstream != nil } }

  @usableFromInline
  func receive(subscription: any Subscription) {
    let accepted = lock.withLock {
      guard !hasStarted else { return false }
      hasStarted = true
      upstream = subscription
      return true
    }
    if accepted {
      handlers.onSubscription(self, subscription)
    } else {
      subscription.cancel()
    }
  }

  @usableFromInline
  func receive(_ input: Input) -> Subscribers.Demand {
    isActive ? handlers.onValue(self, input) : .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    if takeUpstream() != nil { handlers.onCompletion(self, completion) }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if let upstream = lock.withLock({ upstream }) { handlers.onRequest(demand, upstream) }
  }

  @usableFromInline
  func cancel() {
    if let upstream = takeUpstream() { handlers.onCancel(upstream) }
  }

  private func takeUpstream() -> (any Subscription)? {
    lock.withLock {
      defer {
        upstream = nil
        hasStarted = true
      }
      return upstream
    }
  }
}
