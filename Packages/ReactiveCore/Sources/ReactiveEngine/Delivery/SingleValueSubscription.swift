import Locking

/// Delivers one value, known from the start, at the first request.
@usableFromInline
final class SingleValueSubscription<Output>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  private let name: String
  private let value: Output
  private let mirrorsValue: Bool
  private let lock = Lock()
  private var deliver: ((Output) -> Void)?

  /// - Parameter deliver: gives the value to the subscriber, and the completion.
  @usableFromInline
  init(_ name: String, value: Output, mirrorsValue: Bool, deliver: @escaping (Output) -> Void) {
    self.name = name
    self.value = value
    self.mirrorsValue = mirrorsValue
    self.deliver = deliver
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    take()?(value)
  }

  @usableFromInline
  func cancel() {
    _ = take()
  }

  private func take() -> ((Output) -> Void)? {
    lock.withLock {
      defer { deliver = nil }
      return deliver
    }
  }

  @usableFromInline var description: String { name }
  @usableFromInline var playgroundDescription: Any { name }
  @usableFromInline var customMirror: Mirror {
    mirrorsValue ? Mirror(self, unlabeledChildren: CollectionOfOne(value)) : Mirror(self, children: [:])
  }
}
