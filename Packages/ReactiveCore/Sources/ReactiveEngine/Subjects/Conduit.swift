import Locking

/// The subscription of one subscriber to a subject.
@usableFromInline
final class Conduit<Output, Failure: Error>: Subscription, OperatorIntrospection, @unchecked Sendable {
  @usableFromInline
  enum Mode {
    @inlinable static var counting: Int { 0 }
    /// Unlimited demand: a value needs no bookkeeping.
    @inlinable static var unlimited: Int { 1 }
    @inlinable static var ended: Int { 2 }
  }

  @usableFromInline let name: String
  /// What a delivery has to do, changed under the lock and read without it.
  @usableFromInline let mode = AtomicInt(0)
  /// Alive until ``release()``, which happens outside of deliveries.
  @usableFromInline let receiver: Unmanaged<Receiver<Output, Failure>>

  // These are guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var machine: ConduitStateMachine<Output, Failure>
  @exclusivity(unchecked) @usableFromInline var core: SubjectCore<Output, Failure>?
  @exclusivity(unchecked) @usableFromInline var isReleased = false

  @inlinable
  init(core: SubjectCore<Output, Failure>, replays: Bool, receiver: Receiver<Output, Failure>) {
    name = core.name
    self.core = core
    self.receiver = .passRetained(receiver)
    machine = ConduitStateMachine(replays: replays)
  }

  @inlinable
  deinit {
    if !isReleased { receiver.release() }
  }

  /// Read by the subject under its lock, which may be taken inside this one's: so without this one's.
  @inlinable var isActive: Bool { mode.load() != Mode.ended }

  // MARK: Delivery, called by the owner of the subject's gate

  @inlinable @inline(__always)
  func deliver(_ value: Output) {
    if mode.load() == Mode.unlimited {
      _ = receiver._withUnsafeGuaranteedRef { $0.onValue(value) }
    } else {
      deliverCounting(value)
    }
  }

  @inlinable @inline(never)
  func deliverCounting(_ value: Output) {
    let thread = currentThread()
    let action = lock.withLock { () -> ConduitStateMachine<Output, Failure>.OfferAction in
      let action = machine.offer(value, version: core?.deliveringVersion ?? 0, thread: thread)
      settle()
      return action
    }
    guard case .deliver = action else { return }
    let more = receiver._withUnsafeGuaranteedRef { $0.onValue(value) }
    guard more > .none else { return }
    grant(more)
  }

  @inlinable
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let thread = currentThread()
    let core: SubjectCore<Output, Failure>? = lock.withLock {
      guard machine.finish(completion, thread: thread) else { return nil }
      mode.store(Mode.ended)
      defer { self.core = nil }
      return self.core
    }
    guard let core else { return }
    receiver._withUnsafeGuaranteedRef { $0.onCompletion(completion) }
    core.retire(self)
  }

  // MARK: The subscriber's side

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    grant(demand)
    lock.withLock { core }?.noteDemand()
  }

  @inlinable
  func grant(_ demand: Subscribers.Demand) {
    let thread = currentThread()
    let (action, receiver) = lock.withLock {
      () -> (ConduitStateMachine<Output, Failure>.RequestAction, Receiver<Output, Failure>?) in
      let action = machine.request(demand, thread: thread)
      settle()
      return (action, isReleased ? nil : self.receiver.takeUnretainedValue())
    }
    guard case .replay = action, let receiver else { return }
    replay(to: receiver, thread: thread)
  }

  @inlinable
  func replay(to receiver: Receiver<Output, Failure>, thread: Int) {
    deliverCurrent(to: receiver)
    while true {
      let (next, ended) = lock.withLock {
        let next = machine.next(thread: thread)
        settle()
        return (next, machine.isEnded ? core : nil)
      }
      switch next {
      case .done: return
      case .replay: deliverCurrent(to: receiver)
      case .deliver(let value): add(receiver.onValue(value))
      case .complete(let completion):
        receiver.onCompletion(completion)
        lock.withLock { core = nil }
        ended?.retire(self)
        return
      }
    }
  }

  @inlinable
  func deliverCurrent(to receiver: Receiver<Output, Failure>) {
    let value: Output? = lock.withLock {
      guard !machine.isEnded, let (value, version) = core?.currentValue() else { return nil }
      machine.replay(version: version)
      return value
    }
    if let value { add(receiver.onValue(value)) }
  }

  @inlinable
  func add(_ demand: Subscribers.Demand) {
    lock.withLock { machine.add(demand) }
  }

  /// Takes or leaves the fast path. Called with the lock held.
  @inlinable
  func settle() {
    mode.store(machine.isEnded ? Mode.ended : machine.isUnlimited ? Mode.unlimited : Mode.counting)
  }

  @inlinable
  func cancel() {
    var waiting: [(Output, version: Int)] = []
    let core: SubjectCore<Output, Failure>? = lock.withLock {
      let (isFirst, dropped) = machine.end()
      waiting = dropped
      guard isFirst else { return nil }
      mode.store(Mode.ended)
      defer { self.core = nil }
      return self.core
    }
    core?.remove(self)
    withExtendedLifetime(waiting) {}
  }

  /// Ends a conduit that was never added.
  @inlinable
  func abandon() {
    mode.store(Mode.ended)
    lock.withLock {
      _ = machine.end()
      core = nil
    }
  }

  /// Releases the subscriber. Called once the conduit has ended and no delivery uses it.
  @inlinable
  func release() {
    let isFirst = lock.withLock {
      defer { isReleased = true }
      return !isReleased
    }
    if isFirst { receiver.release() }
  }

  @usableFromInline var customMirror: Mirror {
    let (core, demand, downstream) = lock.withLock {
      (self.core, machine.demand, isReleased ? nil : receiver.takeUnretainedValue())
    }
    return Mirror(
      self,
      children: [
        "parent": core as Any, "downstream": downstream?.subscriber() as Any, "demand": demand,
        "subject": core as Any,
      ]
    )
  }
}
