import Locking

/// The delivery of a subject's values to its subscribers.
///
/// One thread at a time delivers: it owns the gate. A send from another thread meanwhile leaves its value to the
/// owner; a send from inside a delivery is delivered at once, nested, as Combine does, unless values of other
/// threads wait, which come first. So a subscriber's calls never overlap, all subscribers see concurrent sends in
/// one order, and no lock is held while one runs.
@usableFromInline
final class SubjectCore<Output, Failure: Error>: SubjectHub, @unchecked Sendable {
  @usableFromInline
  enum Item {
    /// A value; of a subject with a current value, also the number of the change that set it.
    case value(Output, version: Int)
    case completion(Subscribers.Completion<Failure>)
  }

  /// How many of what waited the owner has taken and not begun to deliver. Touched by the owner alone.
  @exclusivity(unchecked) @usableFromInline var taken = 0

  // All of these are guarded by the lock.
  /// What the owner of the gate is to deliver before it leaves.
  @exclusivity(unchecked) @usableFromInline var items: [Item] = []
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) @usableFromInline var current: Output?
  @exclusivity(unchecked) @usableFromInline var version = 0

  @inlinable
  init(name: StaticString, current: Output? = nil) {
    self.current = current
    super.init(name: name)
  }

  // MARK: Sending

  /// Delivers a value, or leaves it to the thread that is delivering.
  @inlinable
  func send(_ value: Output) {
    let thread = currentThread()
    guard _fastPath(owner.word.replace(0, with: thread)) else { return sendOwned(value, as: thread) }
    deliver(value, version: 0)
    leave(as: thread)
  }

  @inlinable @inline(never)
  func sendOwned(_ value: Output, as thread: Int) {
    if owner.word.load() == thread, taken == 0 { return deliver(value, version: 0) }
    if !owner.isOwned(by: thread), owner.enterSoon(as: thread) {
      deliver(value, version: 0)
      return leave(as: thread)
    }
    let item = Item.value(value, version: 0)
    perform(item, lock.withLock { enter(as: thread, with: item) }, as: thread)
  }

  @inlinable
  func send(completion: Subscribers.Completion<Failure>) {
    let item = Item.completion(completion)
    let thread = currentThread()
    perform(item, lock.withLock { enter(as: thread, with: item) }, as: thread)
  }

  /// Makes `value` the current one and delivers it.
  ///
  /// The value is changed by a thread that has just found the gate free and is its next owner, or under the lock.
  /// It is changed in the order in which the values are delivered.
  @inlinable
  func sendCurrent(_ value: Output) {
    let thread = currentThread()
    guard _fastPath(owner.word.replace(0, with: OwnerWord.writing)) else {
      return sendCurrentOwned(value, as: thread)
    }
    // Nobody reads or changes the value now, because they look at the word first.
    guard _fastPath(hasEnded.load() == 0) else { return owner.word.store(0) }
    let (before, version) =
      _isPOD(Output.self) ? replaceCurrent(with: value) : replaceCurrentFirst(with: value)
    owner.word.store(thread)
    deliver(value, version: version)
    leave(as: thread)
    withExtendedLifetime(before) {}
  }

  @inlinable @inline(never)
  func sendCurrentOwned(_ value: Output, as thread: Int) {
    if !owner.isOwned(by: thread), owner.enterSoon(as: thread) {
      sendCurrentLocked(value, as: thread)
      leave(as: thread)
    } else {
      sendCurrentLocked(value, as: thread)
    }
  }

  /// The same under the lock.
  @inlinable
  func sendCurrentLocked(_ value: Output, as thread: Int) {
    var before: (Output?, version: Int)?  // released after the lock
    let entry = lock.withLock { () -> OwnerWord.Entry? in
      let entry = enterInOrder(as: thread)
      if completion == nil {
        before = replaceCurrent(with: value)
        if entry == .busy { items.append(.value(value, version: version)) }
      }
      return entry
    }
    if let before, entry != .busy { deliver(value, version: before.version) }
    if entry == .entered { leave(as: thread) }
    withExtendedLifetime(before) {}
  }

  /// Changes the current value. Returns the one before and the number of the change.
  @inlinable @inline(__always)
  func replaceCurrent(with value: Output) -> (Output?, version: Int) {
    var before: Output? = value
    swap(&current, &before)
    version &+= 1
    return (before, version)
  }

  /// The same, not inlined: the optimizer moves the retain of the value behind an atomic store, and after the one that
  /// ends the writing another thread may replace the value, and release it.
  @inlinable @inline(never)
  func replaceCurrentFirst(with value: Output) -> (Output?, version: Int) {
    replaceCurrent(with: value)
  }

  /// The value sent last, of a subject that has one.
  @inlinable
  func currentValue() -> (Output, version: Int)? {
    let thread = currentThread()
    return lock.withLock {
      // The owner is not about to change the value, and as long as this holds the lock it does not leave.
      let entry = enter(as: thread)
      let value = current.map { ($0, version) }
      // Exchanged, not stored: the optimizer moves the retain of the value behind an atomic store, and after this one
      // another thread may release it.
      if entry == .entered { _ = owner.word.exchange(0) }
      return value
    }
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
    let sole = sole.load()
    guard _fastPath(UInt(bitPattern: sole) > UInt(bitPattern: Sole.counting)) else {
      return deliverToAll(value, version: version)
    }
    // Alive, as the list is, until the gate's owner leaves.
    Unmanaged<Receiver<Output, Failure>>.fromOpaque(UnsafeRawPointer(bitPattern: sole).unsafelyUnwrapped)
      ._withUnsafeGuaranteedRef { _ = $0.onValue(value) }
  }

  @inlinable @inline(never)
  func deliverToAll(_ value: Output, version: Int) {
    // The list stays alive until the gate's owner leaves. It is empty once the subject has ended.
    var (conduit, count) = withList { ($0.conduits, $0.count.load()) }
    let outer = inside
    while count > 0 {
      conduit.pointee._withUnsafeGuaranteedRef {
        inside = inside($0.receiverBits, within: outer)
        unsafeDowncast($0, to: Conduit<Output, Failure>.self).deliver(value, version: version)
      }
      conduit += 1
      count -= 1
    }
    inside = outer
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
    let entry = enterInOrder(as: thread)
    if entry == .busy { items.append(item) }
    return entry
  }

  /// Enters the gate, or announces that there is something to deliver: to the owner, which is this thread itself if
  /// what others have left to it is to be delivered before. Called with the lock held.
  @inlinable
  func enterInOrder(as thread: Int) -> OwnerWord.Entry {
    let entry = enter(as: thread)
    guard entry == .nested, taken > 0 || !items.isEmpty else { return entry }
    return isDelivering() ? .busy : entry
  }

  /// Enters the gate, or announces to its owner that there is something to do. Called with the lock held: until it
  /// is given back, the owner remains.
  @inlinable
  func enter(as thread: Int) -> OwnerWord.Entry {
    while true {
      let entry = owner.enter(as: thread)
      if entry != .busy || isDelivering() { return entry }
    }
  }

  @inlinable @inline(__always)
  func leave(as thread: Int) {
    if _slowPath(!owner.leave(as: thread)) { finishWaiting(as: thread) }
  }

  @inlinable @inline(never)
  func finishWaiting(as thread: Int) {
    repeat {
      let (items, leftovers) = lock.withLock {
        defer { (self.items, self.leftovers) = ([], Leftovers()) }
        owner.acceptWaiting(as: thread)
        return (self.items, self.leftovers)
      }
      taken = items.count
      for conduit in leftovers.ended { conduit.release() }
      for item in items {
        taken -= 1
        perform(item, .nested, as: thread)
      }
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
