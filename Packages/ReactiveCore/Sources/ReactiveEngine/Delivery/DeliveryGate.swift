import Locking

/// Lets what a delivery uses be released as soon as the receiver is closed, but not during a delivery.
///
/// A delivery enters first and leaves afterwards. One at a time may be inside; another, nested or from a thread
/// that does not keep to the rules, is turned away and must keep alive by itself what it uses. Closing the gate
/// and the last delivery to leave a closed gate are told to release; one of them, once. Should a delivery leave
/// in the very moment in which another thread closes, nobody may be told: then the owner of the gate releases in
/// its `deinit`. No thread waits.
///
/// Entering costs one exchange, leaving none: the two sides write, each, before they read what the other wrote
/// (Dekker's way).
@frozen
@usableFromInline
struct DeliveryGate: ~Copyable {
  @usableFromInline enum State {
    @inlinable static var open: Int { 0 }
    @inlinable static var closed: Int { 1 }
    @inlinable static var released: Int { 2 }
  }

  /// One while a delivery is inside.
  @usableFromInline let inside: AtomicInt
  @usableFromInline let state: AtomicInt

  @inlinable
  init() {
    inside = AtomicInt(0)
    state = AtomicInt(State.open)
  }

  /// Whether nobody was inside. Pair `true` with ``leave()``, and look at ``isOpen`` in between.
  @inlinable @inline(__always)
  borrowing func enter() -> Bool {
    inside.exchange(1) == 0
  }

  /// Whether the gate is open.
  @inlinable @inline(__always)
  var isOpen: Bool { state.loadInOrder() == State.open }

  /// Whether the caller has to release.
  @inlinable @inline(__always)
  borrowing func leave() -> Bool {
    inside.store(0)
    return _slowPath(state.load() != State.open) && takeRelease()
  }

  /// Whether the gate is closed, and the caller the one to release.
  @inlinable @inline(never)
  borrowing func takeRelease() -> Bool {
    state.replace(State.closed, with: State.released)
  }

  /// Closes the gate. Whether it was open.
  @inlinable
  borrowing func close() -> Bool {
    state.replace(State.open, with: State.closed)
  }

  /// Whether the caller, who has closed the gate, has to release.
  @inlinable
  borrowing func releaseUnlessInside() -> Bool {
    inside.loadInOrder() == 0 && takeRelease()
  }

  /// Whether the owner still has to release, in its `deinit`.
  @inlinable
  var isUnreleased: Bool { state.load() != State.released }
}
