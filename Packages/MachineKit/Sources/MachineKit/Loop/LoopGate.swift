import Locking

/// Whether a thread drains a loop, and whether it is to look at the loop once more before it leaves.
///
/// Closed and called under the loop's lock; opened without it. So an event that nothing else follows costs one
/// taking of the lock.
@usableFromInline
struct LoopGate: ~Copyable {
  // 0: open. 1: closed. 2: closed, and the drainer is called.

  @usableFromInline let word: AtomicInt

  /// Makes a gate that the maker has closed.
  @inlinable
  init() {
    word = AtomicInt(1)
  }

  /// Whether nobody drains. Under the lock: only then nobody can begin.
  @inlinable
  var isOpen: Bool { word.load() == 0 }

  /// Whether the drainer has been called since it closed the gate.
  @inlinable
  var isCalled: Bool { word.load() == 2 }

  /// Makes the caller the drainer, or answers the call. Under the lock.
  @inlinable
  borrowing func close() {
    word.store(1)
  }

  /// The drainer leaves. Under the lock.
  @inlinable
  borrowing func open() {
    word.store(0)
  }

  /// The drainer leaves, unless it has been called. Without the lock.
  @inlinable
  borrowing func openUnlessCalled() -> Bool {
    word.replace(1, with: 0)
  }

  /// Calls the drainer. Under the lock.
  ///
  /// - Returns: false when there is none.
  @inlinable
  borrowing func call() -> Bool {
    word.replace(1, with: 2) || word.load() == 2
  }
}
