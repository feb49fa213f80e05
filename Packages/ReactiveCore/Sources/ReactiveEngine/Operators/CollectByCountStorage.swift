import Locking

/// The values of an array that is not complete yet, see ``Publishers/CollectByCount``.
///
/// Values come from the upstream, one at a time, while any thread may cancel or look at a mirror.
@usableFromInline
final class CollectByCountStorage<Element, Failure: Error>: @unchecked Sendable {
  private let count: Int
  private let lock = Lock()
  private var values: [Element] = []

  @usableFromInline
  init(_ count: Int) {
    self.count = count
  }

  /// Takes a value in. Returns the array if it is complete.
  @usableFromInline
  func append(_ value: Element) -> [Element]? {
    lock.withLock {
      values.append(value)
      guard values.count >= count else { return nil }
      defer { values = [] }
      return values
    }
  }

  /// Takes what is there.
  @usableFromInline
  func take() -> [Element] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }

  @usableFromInline
  func children(_ downstream: Any, _ upstream: (any Subscription)?) -> [Mirror.Child] {
    [
      ("downstream", downstream), ("upstreamSubscription", upstream as Any),
      ("buffer", lock.withLock { values }), ("count", count),
    ]
  }
}
