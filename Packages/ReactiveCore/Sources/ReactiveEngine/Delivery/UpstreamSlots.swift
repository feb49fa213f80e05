/// The subscriptions of an operator with several upstreams.
@usableFromInline
struct UpstreamSlots {
  @usableFromInline var subscriptions: [(any Subscription)?]
  @usableFromInline var isAttached: [Bool]
  @usableFromInline var isEnded = false

  @inlinable var count: Int { isAttached.count }

  @inlinable
  init(count: Int) {
    subscriptions = Array(repeating: nil, count: count)
    isAttached = Array(repeating: false, count: count)
  }

  /// Takes the subscription of an upstream, its first.
  @inlinable
  mutating func attach(_ subscription: any Subscription, at index: Int) -> Bool {
    guard !isEnded, !isAttached[index] else { return false }
    subscriptions[index] = subscription
    isAttached[index] = true
    return true
  }

  @inlinable
  subscript(index: Int) -> (any Subscription)? {
    isEnded ? nil : subscriptions[index]
  }

  /// The subscriptions of the upstreams that have not finished.
  @inlinable var active: [any Subscription] {
    subscriptions.compactMap { $0 }
  }

  /// Forgets an upstream that has finished.
  @inlinable
  mutating func finish(at index: Int) {
    if !isEnded {
      isAttached[index] = true
      subscriptions[index] = nil
    }
  }

  /// Ends all. Returns what is to be cancelled.
  @inlinable
  mutating func end() -> [any Subscription] {
    defer {
      isEnded = true
      subscriptions = []
    }
    return active
  }
}
