import Locking

/// The subscribers of a subject, and who is delivering to them: the part of ``SubjectCore`` that does not depend
/// on the type of the values, and so is compiled once.
///
/// The owner of the gate reads the list of subscribers without a lock or a retain. What is replaced or cancelled
/// meanwhile is let go when the owner leaves.
@usableFromInline
class SubjectHub: @unchecked Sendable {
  @usableFromInline let name: String
  /// The gate.
  @usableFromInline let owner = OwnerWord()
  @usableFromInline let hasEnded = AtomicInt(0)
  /// An `Unmanaged<ConduitList>`, changed under the lock.
  @usableFromInline let list: AtomicInt

  // All of these are guarded by the lock.
  @usableFromInline let lock = Lock()
  /// What the owner of the gate is to release before it leaves.
  @exclusivity(unchecked) @usableFromInline var leftovers = Leftovers()
  @exclusivity(unchecked) @usableFromInline var upstreams: [any Subscription] = []
  /// Not zero once a subscriber has asked for values. Changed under the lock and read without it.
  @usableFromInline let upstreamsRequested = AtomicInt(0)

  @usableFromInline
  struct Leftovers {
    @usableFromInline var replaced: [ConduitList] = []
    @usableFromInline var ended: [SubjectConduit] = []

    @inlinable init() {}
  }

  @usableFromInline
  init(name: String) {
    self.name = name
    list = AtomicInt(Self.bits(ConduitList()))
  }

  @usableFromInline
  deinit {
    Self.take(list.load())
    for upstream in upstreams { upstream.cancel() }
  }

  @usableFromInline
  static func bits(_ list: ConduitList) -> Int {
    Int(bitPattern: Unmanaged.passRetained(list).toOpaque())
  }

  @discardableResult
  @usableFromInline
  static func take(_ bits: Int) -> ConduitList {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: bits)!).takeRetainedValue()
  }

  @inlinable @inline(__always)
  final func withList<R>(_ body: (ConduitList) -> R) -> R {
    Unmanaged<ConduitList>.fromOpaque(UnsafeRawPointer(bitPattern: list.load())!)
      ._withUnsafeGuaranteedRef(body)
  }

  /// Whether a thread is delivering; if so it will look at what is left for it before it leaves. Called with the
  /// lock held.
  @inlinable
  final func isDelivering() -> Bool {
    owner.announceWaiting()
  }

  // MARK: Subscribers

  /// Adds a conduit after the others. Whether it was added: not once the subject has ended.
  @usableFromInline
  final func add(_ conduit: SubjectConduit) -> Bool {
    var replaced: ConduitList?
    let isOpen = lock.withLock {
      guard hasEnded.load() == 0 else { return false }
      if !withList({ $0.append(conduit) }) {
        replaced = replaceList(with: withList { $0.copyOfActive(for: conduit) })
      }
      return true
    }
    if !isOpen { conduit.abandon() }
    return withExtendedLifetime(replaced) { isOpen }
  }

  /// Lets a cancelled conduit go: now, or after the delivery that may be using it.
  @usableFromInline
  final func remove(_ conduit: SubjectConduit) {
    var replaced: ConduitList?
    let canRelease = lock.withLock {
      if withList({ $0.noteCancellation() }) {
        replaced = replaceList(with: withList { $0.copyOfActive(for: nil) })
      }
      if !isDelivering() { return true }
      leftovers.ended.append(conduit)
      return false
    }
    if canRelease { conduit.release() }
    withExtendedLifetime(replaced) {}
  }

  /// Lets a conduit go that was completed during a delivery.
  @usableFromInline
  final func retire(_ conduit: SubjectConduit) {
    let canRelease = lock.withLock {
      if !isDelivering() { return true }
      leftovers.ended.append(conduit)
      return false
    }
    if canRelease { conduit.release() }
  }

  /// Swaps the list. Returns the old one unless a thread is reading it. Called with the lock held.
  @usableFromInline
  final func replaceList(with list: ConduitList) -> ConduitList? {
    let old = Self.take(self.list.exchange(Self.bits(list)))
    if !isDelivering() { return old }
    leftovers.replaced.append(old)
    return nil
  }

  /// Ends the subject, from inside a delivery. Returns the list, which the owner releases, or `nil` if the subject
  /// had ended. Called with the lock held.
  @usableFromInline
  final func end() -> ConduitList? {
    guard hasEnded.exchange(1) == 0 else { return nil }
    let list = Self.take(self.list.exchange(Self.bits(ConduitList())))
    _ = isDelivering()
    leftovers.replaced.append(list)
    return list
  }

  // MARK: Upstream

  /// Takes an upstream subscription; it is asked for values at once, or when a subscriber first asks.
  @usableFromInline
  final func add(upstream: any Subscription, requestAtOnce: Bool) {
    let requests = lock.withLock {
      upstreams.append(upstream)
      return requestAtOnce || upstreamsRequested.load() != 0
    }
    if requests { upstream.request(.unlimited) }
  }

  @usableFromInline
  final func noteDemand() {
    if upstreamsRequested.load() != 0 { return }
    let waiting: [any Subscription] = lock.withLock {
      upstreamsRequested.exchange(1) == 0 ? upstreams : []
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}
