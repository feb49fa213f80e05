import Locking

/// The value of a ``Published`` property, and who wants to know about it.
final class PublishedStorage<Value>: ObservableProperty, @unchecked Sendable {
  let subject: SubjectCore<Value, Never>

  // Guarded by the lock.
  private let lock = Lock()
  private var current: Value
  private var willChange: ObservableObjectPublisher?
  private var upstreams: [any Subscription] = []

  init(_ value: Value) {
    current = value
    subject = SubjectCore(name: "PublishedSubject", current: .some(value))
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  var value: Value { lock.withLock { current } }

  /// Publishes a value, then makes it the current one.
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
