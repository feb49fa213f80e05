import Locking

/// A ``SubjectConduit`` with the type of its values. This class is that of a subject that keeps no value;
/// ``ReplayingConduit`` is that of one that does.
@usableFromInline
class Conduit<Output, Failure: Error>: SubjectConduit, @unchecked Sendable {
  @inlinable
  init(hub: SubjectHub, receiver: Receiver<Output, Failure>) {
    super.init(hub: hub, receiver: receiver)
  }

  @inlinable @inline(__always)
  final func withReceiver<R>(_ body: (Receiver<Output, Failure>) -> R) -> R {
    Unmanaged<Receiver<Output, Failure>>.fromOpaque(receiverObject.toOpaque())._withUnsafeGuaranteedRef(body)
  }

  @usableFromInline
  override func subscriber(of receiver: AnyObject) -> Any {
    unsafeDowncast(receiver, to: Receiver<Output, Failure>.self).subscriber()
  }

  // MARK: Delivery, called by the owner of the subject's gate

  @inlinable @inline(__always)
  final func deliver(_ value: Output, version: Int) {
    if _fastPath(mode.load() == Mode.unlimited) {
      _ = withReceiver { $0.onValue(value) }
    } else {
      deliverCounting(value, version: version)
    }
  }

  /// Delivers a value if there is demand.
  ///
  /// - Parameter version: the number of the change that set the value, of a subject that keeps one.
  @inlinable
  func deliverCounting(_ value: Output, version: Int) {
    guard lock.withLock({ machine.offer() }) else { return }
    let more = withReceiver { $0.onValue(value) }
    if more > .none { _ = grant(more) }
  }

  @inlinable
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    let hub: SubjectHub? = lock.withLock {
      guard end(with: completion) else { return nil }
      mode.store(Mode.ended)
      defer { self.hub = nil }
      return self.hub
    }
    guard let hub else { return }
    let outer = hub.inside
    hub.inside = hub.inside(receiverBits, within: outer)
    withReceiver { $0.onCompletion(completion) }
    hub.inside = outer
    hub.retire(self)
  }

  /// Whether the completion is to be delivered now. Called with the lock held.
  @inlinable
  func end(with completion: Subscribers.Completion<Failure>) -> Bool {
    machine.end()
  }
}
