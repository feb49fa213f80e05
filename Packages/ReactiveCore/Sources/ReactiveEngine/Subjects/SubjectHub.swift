import Locking

/// The subscribers of a subject, and who is delivering to them: the part of ``SubjectCore`` that does not depend
/// on the type of the values, and so is compiled once.
///
/// The owner of the gate reads the list of subscribers without a lock or a retain. What is replaced or cancelled
/// meanwhile is let go when the owner leaves.
@usableFromInline
class SubjectHub: @unchecked Sendable {
  @usableFromInline let name: StaticString
  /// The gate.
  @usableFromInline let owner = OwnerWord()
  @usableFromInline let hasEnded = AtomicInt(0)
  /// An `Unmanaged<ConduitList>`, changed under the lock.
  @usableFromInline let list: AtomicInt

  /// The short way of a send: the `Receiver` of the subscriber, if there is one alone and its demand is unlimited.
  /// Else ``Sole/none``, or ``Sole/counting``. Changed under the lock, as the list is, and read like it.
  @usableFromInline let sole = AtomicInt(Sole.none)

  @usableFromInline
  enum Sole {
    @inlinable static var none: Int { 0 }
    /// There is one subscriber alone, whose demand was not unlimited when this was set.
    @inlinable static var counting: Int { 1 }
  }

  // All of these are guarded by the lock.
  @usableFromInline let lock = Lock()
  /// What the owner of the gate is to release before it leaves.
  @exclusivity(unchecked) @usableFromInline var leftovers = Leftovers()
  @exclusivity(unchecked) @usableFromInline var upstreams: [any Subscription] = []
  /// Not zero once a subscriber has asked for values. Changed under the lock and read without it.
  @usableFromInline let upstreamsRequested = AtomicInt(0)

  /// The `Receiver` that a value or completion is being delivered to, as bits, but not by the short way; else
  /// ``Inside/none``, or ``Inside/several``. Touched by the owner of the gate alone.
  @exclusivity(unchecked) @usableFromInline final var inside = Inside.none

  @usableFromInline
  enum Inside {
    @inlinable static var none: Int { 0 }
    /// Deliveries are nested.
    @inlinable static var several: Int { 1 }
  }

  @usableFromInline
  struct Leftovers {
    @usableFromInline var replaced: [ConduitList] = []
    @usableFromInline var ended: [SubjectConduit] = []

    @inlinable init() {}
  }

  @usableFromInline
  init(name: StaticString) {
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
    Unmanaged<ConduitList>.fromOpaque(UnsafeRawPointer(bitPattern: list.load()).unsafelyUnwrapped)
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
      let hadShortWay = UInt(bitPattern: sole.load()) > UInt(bitPattern: Sole.counting)
      updateSole()
      if hadShortWay, sole.load() == Sole.none, !isDelivering() { forgetShortWay() }
      return true
    }
    if !isOpen { conduit.abandon() }
    return withExtendedLifetime(replaced) { isOpen }
  }

  /// Finds out whether there is a short way. Called with the lock held, before it is asked whether a thread is
  /// delivering: one that enters after that finds what is stored here.
  @inlinable
  final func updateSole() {
    sole.store(
      withList { list in
        guard list.count.load() == 1 else { return Sole.none }
        return list.conduits.pointee._withUnsafeGuaranteedRef {
          guard $0.mode.load() == SubjectConduit.Mode.unlimited else { return Sole.counting }
          $0.mayBeOnShortWay = true
          return $0.receiverBits
        }
      }
    )
  }

  /// Nothing is on the short way: there is none any more, and nobody delivers. Called with the lock held.
  private func forgetShortWay() {
    withList { list in
      for index in 0..<list.count.load() {
        list.conduits[index]._withUnsafeGuaranteedRef { $0.mayBeOnShortWay = false }
      }
    }
  }

  /// A conduit's demand has become unlimited.
  @inlinable
  final func noteUnlimited() {
    if sole.load() == Sole.counting { lock.withLock { updateSole() } }
  }

  /// Lets a cancelled conduit go: now, or after the delivery that may be using it.
  @usableFromInline
  final func remove(_ conduit: SubjectConduit) {
    let thread = currentThread()
    var replaced: ConduitList?
    var removed: SubjectConduit?  // released after the lock, as the list is
    let canRelease = lock.withLock {
      // As the owner, which this is until it gives the lock back, it may change the list that others read.
      if withList({ $0.isShort }), owner.enter(as: thread) == .entered {
        removed = withList { $0.remove(conduit) }
        updateSole()
        owner.word.store(0)
        return true
      }
      if withList({ $0.noteCancellation() }) {
        replaced = replaceList(with: withList { $0.copyOfActive(for: nil) })
      }
      updateSole()
      return isUnused(conduit, as: thread)
    }
    if canRelease { conduit.release() }
    withExtendedLifetime((replaced, removed)) {}
  }

  /// Lets a conduit go that was completed during a delivery.
  @usableFromInline
  final func retire(_ conduit: SubjectConduit) {
    let thread = currentThread()
    if lock.withLock({ isUnused(conduit, as: thread) }) { conduit.release() }
  }

  /// Whether no delivery uses a conduit that has ended; if one may, the owner of the gate will release it. Called with
  /// the lock held.
  ///
  /// The owner itself knows what it is inside of. What another thread is inside of is not known.
  private func isUnused(_ conduit: SubjectConduit, as thread: Int) -> Bool {
    if owner.isOwned(by: thread), !conduit.mayBeOnShortWay, inside != Inside.several,
      inside != conduit.receiverBits
    {
      return true
    }
    if !isDelivering() { return true }
    leftovers.ended.append(conduit)
    return false
  }

  /// What ``inside`` is while something is delivered to a receiver, if it was `outer` before.
  @inlinable @inline(__always)
  final func inside(_ receiver: Int, within outer: Int) -> Int {
    _fastPath(outer == Inside.none) ? receiver : Inside.several
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
    sole.store(Sole.none)
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
