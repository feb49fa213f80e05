import Locking

/// The subscription of one subscriber to a subject.
@usableFromInline
final class Conduit<Output, Failure: Error>: Subscription, OperatorIntrospection, @unchecked Sendable {
  @usableFromInline let name: String
  /// One while values need no bookkeeping: unlimited demand, not cancelled.
  @usableFromInline let isUnlimited = AtomicInt(0)
  /// Alive until ``release()``, which happens outside of deliveries.
  @usableFromInline let receiver: Unmanaged<Receiver<Output, Failure>>

  // These are guarded by the lock.
  private let lock = Lock()
  private var machine: ConduitStateMachine<Output, Failure>
  private var core: SubjectCore<Output, Failure>?
  private var isReleased = false

  @usableFromInline
  init(core: SubjectCore<Output, Failure>, replays: Bool, receiver: Receiver<Output, Failure>) {
    name = core.name
    self.core = core
    self.receiver = .passRetained(receiver)
    machine = ConduitStateMachine(replays: replays)
  }

  deinit {
    if !isReleased { receiver.release() }
  }

  var isActive: Bool { lock.withLock { !machine.isEnded } }

  // MARK: Delivery, called by the owner of the subject's gate

  @inlinable @inline(__always)
  func deliver(_ value: Output) {
    if isUnlimited.load() != 0 {
      _ = receiver._withUnsafeGuaranteedRef { $0.onValue(value) }
    } else {
      deliverCounting(value)
    }
  }

  @usableFromInline
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

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let thread = currentThread()
    let core: SubjectCore<Output, Failure>? = lock.withLock {
      guard machine.finish(completion, thread: thread) else { return nil }
      isUnlimited.store(0)
      defer { self.core = nil }
      return self.core
    }
    guard let core else { return }
    receiver._withUnsafeGuaranteedRef { $0.onCompletion(completion) }
    core.retire(self)
  }

  // MARK: The subscriber's side

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    grant(demand)
    lock.withLock { core }?.noteDemand()
  }

  private func grant(_ demand: Subscribers.Demand) {
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

  private func replay(to receiver: Receiver<Output, Failure>, thread: Int) {
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

  private func deliverCurrent(to receiver: Receiver<Output, Failure>) {
    let value: Output? = lock.withLock {
      guard !machine.isEnded, let (value, version) = core?.currentValue() else { return nil }
      machine.replay(version: version)
      return value
    }
    if let value { add(receiver.onValue(value)) }
  }

  private func add(_ demand: Subscribers.Demand) {
    lock.withLock { machine.add(demand) }
  }

  /// Takes or leaves the fast path. Called with the lock held.
  private func settle() {
    isUnlimited.store(machine.isUnlimited ? 1 : 0)
  }

  @usableFromInline
  func cancel() {
    var waiting: [(Output, version: Int)] = []
    let core: SubjectCore<Output, Failure>? = lock.withLock {
      let (isFirst, dropped) = machine.end()
      waiting = dropped
      guard isFirst else { return nil }
      isUnlimited.store(0)
      defer { self.core = nil }
      return self.core
    }
    core?.remove(self)
    withExtendedLifetime(waiting) {}
  }

  /// Ends a conduit that was never added.
  func abandon() {
    lock.withLock {
      _ = machine.end()
      core = nil
    }
  }

  /// Releases the subscriber. Called once the conduit has ended and no delivery uses it.
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
