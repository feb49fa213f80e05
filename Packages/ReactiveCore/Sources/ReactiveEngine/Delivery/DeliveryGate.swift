/// Lets what a delivery uses be released as soon as the receiver is closed, but not during a delivery.
///
/// Whoever delivers enters first and leaves afterwards; entering fails once the gate is closed. The call that
/// closes the gate, or the last delivery to leave a closed gate, is told to release. No thread waits.
@frozen
@usableFromInline
struct DeliveryGate: ~Copyable {
  /// Twice the number of deliveries inside, plus one if closed.
  @usableFromInline let word: AtomicInt

  @inlinable
  init() { word = AtomicInt(0) }

  /// Whether the gate was open. Pair with ``leave()`` in both cases.
  @inlinable @inline(__always)
  borrowing func enter() -> Bool {
    word.add(2) & 1 == 0
  }

  /// Whether the caller has to release: the gate is closed and nobody else is inside. Told to one caller only.
  @inlinable @inline(__always)
  borrowing func leave() -> Bool {
    // The minimum marks the gate as released, so that a failed entry later on cannot release again.
    word.add(-2) == 3 && word.replace(1, with: Int.min + 1)
  }

  /// Closes the gate, from inside it. Whether it was open.
  @inlinable
  borrowing func close() -> Bool {
    word.insert(bits: 1) & 1 == 0
  }
}
