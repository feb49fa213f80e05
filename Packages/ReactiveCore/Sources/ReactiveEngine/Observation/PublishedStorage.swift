import Locking

/// The value of a ``Published`` property, and who wants to know about it.
@usableFromInline
final class PublishedStorage<Value>: ObservableProperty, @unchecked Sendable {
  @usableFromInline let subject: SubjectCore<Value, Never>

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var current: Value
  @exclusivity(unchecked) @usableFromInline var willChange: ObservableObjectPublisher?
  @exclusivity(unchecked) @usableFromInline var upstreams: [any Subscription] = []

  @inlinable
  init(_ value: Value) {
    current = value
    subject = SubjectCore(name: "PublishedSubject", current: .some(value))
  }

  @inlinable
  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  @inlinable
  var value: Value { lock.withLock { current } }

  /// Publishes a value, then makes it the current one.
  @inlinable
  func set(_ value: Value) {
    lock.withLock { willChange }?.send()
    subject.sendCurrent(value)
    let before = lock.withLock {
      defer { current = value }
      return current
    }
    withExtendedLifetime(before) {}
  }

  func add(upstream: any Subscription) {
    lock.withLock { upstreams.append(upstream) }
    upstream.request(.unlimited)
  }

  // MARK: ObservableProperty

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { willChange } }
    set { lock.withLock { willChange = newValue } }
  }
}
