import Locking

/// Says which thread owns something, and whether others wait for it to leave.
@frozen
@usableFromInline
struct OwnerWord: ~Copyable {
  /// Zero if nobody is the owner; else the thread, plus one if somebody waits.
  @usableFromInline let word: AtomicInt

  @usableFromInline
  enum Entry {
    /// The thread is the owner now, and has to leave.
    case entered
    /// The thread was the owner already.
    case nested
    /// Another thread is the owner.
    case busy
  }

  @inlinable
  init() { word = AtomicInt(0) }

  /// Makes a thread the owner if nobody is.
  @inlinable @inline(__always)
  borrowing func enter(as thread: Int) -> Entry {
    if word.replace(0, with: thread) { return .entered }
    return isOwned(by: thread) ? .nested : .busy
  }

  /// Whether a thread, the one that asks, is the owner.
  @inlinable @inline(__always)
  borrowing func isOwned(by thread: Int) -> Bool {
    word.load() & ~1 == thread
  }

  /// Ends the ownership of a thread, unless somebody waits. Returns whether it ended.
  @inlinable @inline(__always)
  borrowing func leave(as thread: Int) -> Bool {
    word.replace(thread, with: 0)
  }

  /// Tells the owner that somebody waits. Returns whether there is an owner. Called by one thread at a time.
  @inlinable
  borrowing func announceWaiting() -> Bool {
    if word.insert(bits: 1) & ~1 != 0 { return true }
    word.store(0)
    return false
  }

  /// Takes note of all that was announced. Called by the owner, not while another thread announces.
  @inlinable
  borrowing func acceptWaiting(as thread: Int) {
    word.store(thread)
  }
}
