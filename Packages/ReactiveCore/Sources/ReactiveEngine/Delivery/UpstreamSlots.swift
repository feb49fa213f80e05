/// The subscriptions of an operator with several upstreams.
@usableFromInline
struct UpstreamSlots {
  @usableFromInline var subscriptions: [(any Subscription)?]
  @usableFromInline var phases: [Phase]
  @usableFromInline var isEnded = false

  @usableFromInline enum Phase {
    case awaited, attached, finished
  }

  @inlinable var count: Int { phases.count }

  @inlinable
  init(count: Int) {
    subscriptions = Array(repeating: nil, count: count)
    phases = Array(repeating: .awaited, count: count)
  }

  /// Takes the subscription of an upstream, its first.
  @inlinable
  mutating func attach(_ subscription: any Subscription, at index: Int) -> Bool {
    guard !isEnded, phases[index] == .awaited else { return false }
    subscriptions[index] = subscription
    phases[index] = .attached
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

  /// Forgets an upstream that has finished. Returns whether it had not before.
  @inlinable
  @discardableResult
  mutating func finish(at index: Int) -> Bool {
    guard !isEnded, phases[index] != .finished else { return false }
    phases[index] = .finished
    subscriptions[index] = nil
    return true
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
