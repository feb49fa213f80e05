import Locking

/// The subscription of one subscriber to a subject: the part that does not depend on the type of the values, and
/// so is compiled once.
@usableFromInline
class SubjectConduit: Subscription, OperatorIntrospection, @unchecked Sendable {
  /// What a delivery has to do.
  @usableFromInline
  enum Mode {
    @inlinable static var counting: Int { 0 }
    /// Unlimited demand: a value needs no bookkeeping.
    @inlinable static var unlimited: Int { 1 }
    @inlinable static var ended: Int { 2 }
  }

  @usableFromInline let subjectName: StaticString
  /// Changed under the lock and read without it.
  @usableFromInline let mode = AtomicInt(Mode.counting)
  /// A `Receiver`, alive until ``release()``, which happens outside of deliveries.
  @usableFromInline let receiverObject: Unmanaged<AnyObject>

  /// Whether a value may be on the short way to here, which nobody takes note of. Guarded by the subject's lock.
  @exclusivity(unchecked) @usableFromInline final var mayBeOnShortWay = false

  // Guarded by the lock.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var hub: SubjectHub?
  @exclusivity(unchecked) @usableFromInline var isReleased = false
  @exclusivity(unchecked) @usableFromInline var machine = DemandStateMachine()

  @inlinable
  init(hub: SubjectHub, receiver: AnyObject) {
    subjectName = hub.name
    self.hub = hub
    receiverObject = .passRetained(receiver)
  }

  @inlinable @inline(__always) final var receiverBits: Int { Int(bitPattern: receiverObject.toOpaque()) }

  @usableFromInline final var name: String { "\(subjectName)" }

  @inlinable
  deinit {
    if !isReleased { receiverObject.release() }
  }

  /// Read by the subject under its lock, which may be taken inside this one's: so without this one's.
  @inlinable final var isActive: Bool { mode.load() != Mode.ended }

  @usableFromInline
  final func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a request must ask for at least one value")
    guard let hub = grant(demand) else { return }
    hub.noteDemand()
    if mode.load() == Mode.unlimited { hub.noteUnlimited() }
  }

  /// Adds to the demand, and meets it as far as possible. The hub unless the conduit has ended.
  @usableFromInline
  func grant(_ demand: Subscribers.Demand) -> SubjectHub? {
    lock.withLock {
      machine.request(demand)
      if machine.isUnlimited { mode.store(Mode.unlimited) }
      return hub
    }
  }

  @usableFromInline
  final func cancel() {
    var waiting: AnyObject?  // released after the lock
    let hub: SubjectHub? = lock.withLock {
      waiting = end()
      mode.store(Mode.ended)
      defer { self.hub = nil }
      return self.hub
    }
    hub?.remove(self)
    withExtendedLifetime(waiting) {}
  }

  /// Ends the state machine. Returns what was waiting. Called with the lock held.
  @usableFromInline
  func end() -> AnyObject? {
    _ = machine.end()
    return nil
  }

  /// Ends a conduit that was never added.
  @usableFromInline
  final func abandon() {
    lock.withLock {
      _ = end()
      mode.store(Mode.ended)
      hub = nil
    }
  }

  /// Releases the subscriber. Called once the conduit has ended and no delivery uses it.
  @usableFromInline
  final func release() {
    let isFirst = lock.withLock {
      defer { isReleased = true }
      return !isReleased
    }
    if isFirst { receiverObject.release() }
  }

  /// The demand that is not met. Called with the lock held.
  @usableFromInline var demand: Subscribers.Demand { machine.demand }

  /// The subscriber, of a receiver.
  @usableFromInline
  func subscriber(of receiver: AnyObject) -> Any { receiver }

  @usableFromInline var customMirror: Mirror {
    let (hub, demand, receiver) = lock.withLock {
      (self.hub, self.demand, isReleased ? nil : receiverObject.takeUnretainedValue())
    }
    return Mirror(
      self,
      children: [
        "parent": hub as Any, "downstream": receiver.map(subscriber(of:)) as Any, "demand": demand,
        "subject": hub as Any,
      ]
    )
  }
}
