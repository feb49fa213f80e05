import Locking

/// The subscribers of a subject and the delivery of its values to them.
///
/// One thread at a time delivers: it owns the gate. A send from another thread meanwhile leaves its value to the
/// owner; a send from inside a delivery is delivered at once, nested, as Combine does. So a subscriber's calls
/// never overlap, all subscribers see concurrent sends in one order, and no lock is held while one runs.
///
/// The owner reads the list of subscribers without a lock or a retain. What is replaced or cancelled meanwhile
/// is let go when the owner leaves.
@usableFromInline
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  @usableFromInline
  enum Item {
    /// A value; of a subject with a current value, also the number of the change that set it.
    case value(Output, version: Int)
    case completion(Subscribers.Completion<Failure>)
  }

  /// What the owner of the gate must do before it may leave.
  @usableFromInline
  struct Backlog {
    @usableFromInline var items: [Item] = []
    @usableFromInline var replaced: [ConduitList<Output, Failure>] = []
    @usableFromInline var ended: [Conduit<Output, Failure>] = []

    @inlinable init() {}
  }

  @usableFromInline let name: String
  /// The gate.
  @usableFromInline let owner = OwnerWord()
  @usableFromInline let hasEnded = AtomicInt(0)
  /// An `Unmanaged<ConduitList>`, changed under the lock.
  @usableFromInline let list: AtomicInt
  /// The change that is being delivered; belongs to the owner of the gate.
  @exclusivity(unchecked) @usableFromInline var deliveringVersion = 0

  // All of these are guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var backlog = Backlog()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) @usableFromInline var current: Output?
  @exclusivity(unchecked) @usableFromInline var version = 0
  @usableFromInline var upstreams: [any Subscription] = []
  @usableFromInline var upstreamsRequested = false

  @inlinable
  init(name: String, current: Output? = nil) {
    self.name = name
    self.current = current
    list = AtomicInt(Self.bits(ConduitList()))
  }

  @inlinable
  deinit {
    Self.take(list.load())
    for upstream in upstreams { upstream.cancel() }
  }

  @inlinable
  static func bits(_ list: ConduitList<Output, Failure>) -> Int {
    Int(bitPattern: Unmanaged.passRetained(list).toOpaque())
  }

  @discardableResult
  @inlinable
  static func take(_ bits: Int) -> ConduitList<Output, Failure> {
    Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: bits)!).takeRetainedValue()
  }

  @inlinable @inline(__always)
  func withList<R>(_ body: (ConduitList<Output, Failure>) -> R) -> R {
    Unmanaged<ConduitList<Output, Failure>>.fromOpaque(UnsafeRawPointer(bitPattern: list.load())!)
      ._withUnsafeGuaranteedRef(body)
  }
}

// MARK: - Sending

extension SubjectCore {
  /// Delivers a value, or leaves it to the thread that is delivering.
  @inlinable
  func send(_ value: Output) {
    let thread = currentThread()
    if owner.word.replace(0, with: thread) {
      deliver(value)
      leave(as: thread)
    } else {
      sendOwned(value, as: thread)
    }
  }

  @inlinable @inline(never)
  func sendOwned(_ value: Output, as thread: Int) {
    let item = Item.value(value, version: 0)
    let entry = owner.isOwned(by: thread) ? .nested : lock.withLock { enter(as: thread, with: item) }
    perform(item, entry, as: thread)
  }

  @inlinable
  func send(completion: Subscribers.Completion<Failure>) {
    let item = Item.completion(completion)
    let thread = currentThread()
    perform(item, lock.withLock { enter(as: thread, with: item) }, as: thread)
  }

  /// Makes `value` the current one and delivers it.
  @inlinable
  func sendCurrent(_ value: Output) {
    let thread = currentThread()
    var before: Output?  // released after the lock
    lock.lock()
    guard completion == nil else { return lock.unlock() }
    before = value
    swap(&current, &before)
    version &+= 1
    let version = version
    // Enters under the same lock, so that values are delivered in the order in which they were current.
    if owner.word.replace(0, with: thread) {
      lock.unlock()
      deliveringVersion = version
      deliver(value)
      leave(as: thread)
    } else {
      let item = Item.value(value, version: version)
      let entry = enter(as: thread, with: item)
      lock.unlock()
      perform(item, entry, as: thread)
    }
    withExtendedLifetime(before) {}
  }

  /// The value sent last, of a subject that has one.
  @inlinable
  func currentValue() -> (Output, version: Int)? {
    lock.withLock { current.map { ($0, version) } }
  }

  @inlinable
  func perform(_ item: Item, _ entry: OwnerWord.Entry, as thread: Int) {
    guard entry != .busy else { return }
    switch item {
    case .value(let value, let version):
      let outer = deliveringVersion
      deliveringVersion = version
      deliver(value)
      deliveringVersion = outer
    case .completion(let completion):
      deliver(completion)
    }
    if entry == .entered { leave(as: thread) }
  }

  @inlinable @inline(__always)
  func deliver(_ value: Output) {
    if hasEnded.load() != 0 { return }
    // The list stays alive until the gate's owner leaves.
    let conduits = withList { ($0.conduits, $0.count.load()) }
    for index in 0..<conduits.1 {
      conduits.0[index]._withUnsafeGuaranteedRef { $0.deliver(value) }
    }
  }

  @inlinable
  func deliver(_ completion: Subscribers.Completion<Failure>) {
    let list: ConduitList<Output, Failure>? = lock.withLock {
      guard self.completion == nil else { return nil }
      self.completion = completion
      hasEnded.store(1)
      let list = Self.take(self.list.exchange(Self.bits(ConduitList())))
      _ = isDelivering()
      backlog.replaced.append(list)
      return list
    }
    guard let list else { return }
    for index in 0..<list.count.load() {
      list.conduits[index]._withUnsafeGuaranteedRef { $0.finish(completion) }
    }
  }
}

// MARK: - The gate

extension SubjectCore {
  /// Enters the gate, or leaves the item to its owner. Called with the lock held.
  @inlinable
  func enter(as thread: Int, with item: Item) -> OwnerWord.Entry {
    while true {
      let entry = owner.enter(as: thread)
      guard entry == .busy else { return entry }
      guard isDelivering() else { continue }  // the owner has just left
      backlog.items.append(item)
      return .busy
    }
  }

  /// Whether a thread is delivering; if so it will look at the backlog before it leaves. Called with the lock
  /// held.
  @inlinable
  func isDelivering() -> Bool {
    owner.announceWaiting()
  }

  @inlinable @inline(__always)
  func leave(as thread: Int) {
    if !owner.leave(as: thread) { leaveWithBacklog(as: thread) }
  }

  @inlinable @inline(never)
  func leaveWithBacklog(as thread: Int) {
    repeat {
      let work = lock.withLock {
        defer { backlog = Backlog() }
        owner.acceptWaiting(as: thread)
        return backlog
      }
      for conduit in work.ended { conduit.release() }
      for item in work.items { perform(item, .nested, as: thread) }
    } while !owner.leave(as: thread)
  }
}

// MARK: - Subscribers

extension SubjectCore {
  /// Attaches a subscriber: it gets a conduit as its subscription, or the completion if there was one.
  ///
  /// - Parameter replays: whether the subscriber's first demand is met with the current value.
  @inlinable @inline(__always)
  func attach<S: Subscriber>(_ subscriber: S, replays: Bool)
  where S.Input == Output, S.Failure == Failure {
    let receiver = Receiver<Output, Failure>(
      onValue: valueReceiver(of: subscriber),
      onCompletion: { subscriber.receive(completion: $0) },
      subscriber: { subscriber }
    )
    let conduit = Conduit(core: self, replays: replays, receiver: receiver)
    if let completion = add(conduit) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  /// Adds a conduit after the others. Returns the completion instead if the subject has ended.
  @inlinable
  func add(_ conduit: Conduit<Output, Failure>) -> Subscribers.Completion<Failure>? {
    var replaced: ConduitList<Output, Failure>?
    let completion = lock.withLock {
      if self.completion == nil, !withList({ $0.append(conduit) }) {
        replaced = replaceList(with: withList { $0.copyOfActive(for: conduit) })
      }
      return self.completion
    }
    if completion != nil { conduit.abandon() }
    return withExtendedLifetime(replaced) { completion }
  }

  /// Lets a cancelled conduit go: now, or after the delivery that may be using it.
  @inlinable
  func remove(_ conduit: Conduit<Output, Failure>) {
    var replaced: ConduitList<Output, Failure>?
    let canRelease = lock.withLock {
      if withList({ $0.noteCancellation() }) {
        replaced = replaceList(with: withList { $0.copyOfActive(for: nil) })
      }
      if !isDelivering() { return true }
      backlog.ended.append(conduit)
      return false
    }
    if canRelease { conduit.release() }
    withExtendedLifetime(replaced) {}
  }

  /// Lets a conduit go that was completed during a delivery.
  @inlinable
  func retire(_ conduit: Conduit<Output, Failure>) {
    let canRelease = lock.withLock {
      if !isDelivering() { return true }
      backlog.ended.append(conduit)
      return false
    }
    if canRelease { conduit.release() }
  }

  /// Swaps the list. Returns the old one unless a thread is reading it. Called with the lock held.
  @inlinable
  func replaceList(
    with list: ConduitList<Output, Failure>
  ) -> ConduitList<Output, Failure>? {
    let old = Self.take(self.list.exchange(Self.bits(list)))
    if !isDelivering() { return old }
    backlog.replaced.append(old)
    return nil
  }

  /// Whether somebody may receive values.
  @inlinable var hasSubscribers: Bool {
    lock.withLock { withList { $0.hasActive } }
  }
}

// MARK: - Upstream

extension SubjectCore {
  /// Takes an upstream subscription; it is asked for values at once, or when a subscriber first asks.
  @inlinable
  func add(upstream: any Subscription, requestAtOnce: Bool) {
    let requests = lock.withLock {
      upstreams.append(upstream)
      return requestAtOnce || upstreamsRequested
    }
    if requests { upstream.request(.unlimited) }
  }

  @inlinable
  func noteDemand() {
    let waiting: [any Subscription] = lock.withLock {
      guard !upstreamsRequested else { return [] }
      upstreamsRequested = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }
}
