import Locking

/// The delivery of a subject's values to its subscribers.
///
/// One thread at a time delivers: it owns the gate. A send from another thread meanwhile leaves its value to the
/// owner; a send from inside a delivery is delivered at once, nested, as Combine does. So a subscriber's calls
/// never overlap, all subscribers see concurrent sends in one order, and no lock is held while one runs.
@usableFromInline
final class SubjectCore<Output, Failure: Error>: SubjectHub, @unchecked Sendable {
  @usableFromInline
  enum Item {
    /// A value; of a subject with a current value, also the number of the change that set it.
    case value(Output, version: Int)
    case completion(Subscribers.Completion<Failure>)
  }

  // All of these are guarded by the lock.
  /// What the owner of the gate is to deliver before it leaves.
  @exclusivity(unchecked) @usableFromInline var items: [Item] = []
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) @usableFromInline var current: Output?
  @exclusivity(unchecked) @usableFromInline var version = 0

  @inlinable
  init(name: String, current: Output? = nil) {
    self.current = current
    super.init(name: name)
  }

  // MARK: Sending

  /// Delivers a value, or leaves it to the thread that is delivering.
  @inlinable
  func send(_ value: Output) {
    let thread = currentThread()
    if owner.word.replace(0, with: thread) {
      deliver(value, version: 0)
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
      deliver(value, version: version)
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
    case .value(let value, let version): deliver(value, version: version)
    case .completion(let completion): deliver(completion)
    }
    if entry == .entered { leave(as: thread) }
  }

  @inlinable @inline(__always)
  func deliver(_ value: Output, version: Int) {
    if hasEnded.load() != 0 { return }
    // The list stays alive until the gate's owner leaves.
    let (conduits, count) = withList { ($0.conduits, $0.count.load()) }
    for index in 0..<count {
      conduits[index]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Conduit<Output, Failure>.self).deliver(value, version: version)
      }
    }
  }

  @inlinable
  func deliver(_ completion: Subscribers.Completion<Failure>) {
    let list: ConduitList? = lock.withLock {
      let list = end()
      if list != nil { self.completion = completion }
      return list
    }
    guard let list else { return }
    for index in 0..<list.count.load() {
      list.conduits[index]._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Conduit<Output, Failure>.self).finish(completion)
      }
    }
  }

  // MARK: The gate

  /// Enters the gate, or leaves the item to its owner. Called with the lock held.
  @inlinable
  func enter(as thread: Int, with item: Item) -> OwnerWord.Entry {
    while true {
      let entry = owner.enter(as: thread)
      guard entry == .busy else { return entry }
      guard isDelivering() else { continue }  // the owner has just left
      items.append(item)
      return .busy
    }
  }

  @inlinable @inline(__always)
  func leave(as thread: Int) {
    if !owner.leave(as: thread) { finishWaiting(as: thread) }
  }

  @inlinable @inline(never)
  func finishWaiting(as thread: Int) {
    repeat {
      let (items, leftovers) = lock.withLock {
        defer { (self.items, self.leftovers) = ([], Leftovers()) }
        owner.acceptWaiting(as: thread)
        return (self.items, self.leftovers)
      }
      for conduit in leftovers.ended { conduit.release() }
      for item in items { perform(item, .nested, as: thread) }
    } while !owner.leave(as: thread)
  }

  // MARK: Subscribers

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
    let conduit =
      replays
      ? ReplayingConduit<Output, Failure>(hub: self, receiver: receiver)
      : Conduit<Output, Failure>(hub: self, receiver: receiver)
    if add(conduit) {
      subscriber.receive(subscription: conduit)
    } else if let completion = lock.withLock({ completion }) {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    }
  }
}
