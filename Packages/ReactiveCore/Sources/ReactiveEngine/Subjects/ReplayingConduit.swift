import Locking

/// The subscription of one subscriber to a subject with a current value.
@usableFromInline
final class ReplayingConduit<Output, Failure: Error>: Conduit<Output, Failure>, @unchecked Sendable {
  // Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var replay = ReplayStateMachine<Output, Failure>()

  @inlinable
  override init(hub: SubjectHub, receiver: Receiver<Output, Failure>) {
    super.init(hub: hub, receiver: receiver)
  }

  @inlinable
  override func deliverCounting(_ value: Output, version: Int) {
    let thread = currentThread()
    let (action, hub) = lock.withLock {
      () -> (ReplayStateMachine<Output, Failure>.OfferAction, SubjectHub?) in
      let action = replay.offer(value, version: version, thread: thread)
      settle()
      return (action, mode.load() == Mode.unlimited ? self.hub : nil)
    }
    hub?.noteUnlimited()
    guard case .deliver = action else { return }
    let more = withReceiver { $0.onValue(value) }
    if more > .none { _ = grant(more) }
  }

  @inlinable
  override func grant(_ demand: Subscribers.Demand) -> SubjectHub? {
    let thread = currentThread()
    let (action, receiver, hub) = lock.withLock {
      () -> (ReplayStateMachine<Output, Failure>.RequestAction, AnyObject?, SubjectHub?) in
      let action = replay.request(demand, thread: thread)
      settle()
      return (action, isReleased ? nil : receiverObject.takeUnretainedValue(), self.hub)
    }
    if case .replay = action, let receiver {
      deliverReplay(to: unsafeDowncast(receiver, to: Receiver<Output, Failure>.self), thread: thread)
    }
    return hub
  }

  @inlinable
  override func end() -> AnyObject? {
    let (_, waiting) = replay.end()
    return waiting.isEmpty ? nil : waiting as AnyObject
  }

  @inlinable
  override func end(with completion: Subscribers.Completion<Failure>) -> Bool {
    replay.finish(completion, thread: currentThread())
  }

  @usableFromInline override var demand: Subscribers.Demand { replay.demand }

  /// Delivers the current value, then what others have sent meanwhile.
  @inlinable
  func deliverReplay(to receiver: Receiver<Output, Failure>, thread: Int) {
    deliverCurrent(to: receiver)
    while true {
      let (next, ended) = lock.withLock {
        let next = replay.next(thread: thread)
        settle()
        return (next, replay.isEnded ? hub : nil)
      }
      switch next {
      case .done: return
      case .replay: deliverCurrent(to: receiver)
      case .deliver(let value): add(receiver.onValue(value))
      case .release(let value): withExtendedLifetime(value) {}
      case .complete(let completion):
        receiver.onCompletion(completion)
        lock.withLock { hub = nil }
        ended?.retire(self)
        return
      }
    }
  }

  @inlinable
  func deliverCurrent(to receiver: Receiver<Output, Failure>) {
    let value: Output? = lock.withLock {
      guard !replay.isEnded, let hub,
        let (value, version) = unsafeDowncast(hub, to: SubjectCore<Output, Failure>.self).currentValue()
      else { return nil }
      replay.replay(version: version)
      return value
    }
    if let value { add(receiver.onValue(value)) }
  }

  @inlinable
  func add(_ demand: Subscribers.Demand) {
    lock.withLock { replay.add(demand) }
  }

  /// Takes or leaves the fast path. Called with the lock held.
  @inlinable
  func settle() {
    mode.store(replay.isEnded ? Mode.ended : replay.isUnlimited ? Mode.unlimited : Mode.counting)
  }
}
