import Locking

/// Feeds a subject from a publisher.
@usableFromInline
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  // Guarded by the lock.
  private let lock = Lock()
  private var subject: S?
  private var upstream: (any Subscription)?

  @usableFromInline
  init(_ subject: S) {
    self.subject = subject
  }

  @usableFromInline var description: String { "Subject" }
  @usableFromInline var playgroundDescription: Any { description }
  @usableFromInline var customMirror: Mirror {
    let (subject, upstream) = lock.withLock { (self.subject, self.upstream) }
    return Mirror(
      self,
      children: [
        "downstreamSubject": subject as Any, "upstreamSubscription": upstream as Any,
        "subject": subject as Any,
      ]
    )
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    if accept(subscription) {
      lock.withLock { subject }?.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  private func accept(_ subscription: any Subscription) -> Bool {
    lock.withLock {
      guard upstream == nil, subject != nil else { return false }
      upstream = subscription
      return true
    }
  }

  @usableFromInline
  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<S.Failure>) {
    end().subject?.send(completion: completion)
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @usableFromInline
  func cancel() {
    end().upstream?.cancel()
  }

  private func end() -> (subject: S?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (subject, upstream) = (nil, nil) }
      return (subject, upstream)
    }
  }
}
