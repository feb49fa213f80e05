import Locking

/// Writes a publisher's values to a published property that it does not keep alive.
final class PublishedSubscriber<Value>: Subscriber, OperatorIntrospection, @unchecked Sendable {
  typealias Input = Value
  typealias Failure = Never

  var name: String { "Published" }
  private let lock = Lock()
  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  private var target: PublishedStorage<Value>? { lock.withLock { storage } }

  func receive(subscription: any Subscription) {
    if let target {
      target.add(upstream: subscription)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    target?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    lock.withLock { storage = nil }
  }
}
