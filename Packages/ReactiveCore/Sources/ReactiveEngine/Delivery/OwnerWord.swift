import Locking

/// Says which thread owns something, and whether others wait for it to leave.
@frozen
@usableFromInline
struct OwnerWord: ~Copyable {
  /// Zero if nobody is the owner; else the thread, plus one if somebody waits; or ``writing``.
  @usableFromInline let word: AtomicInt

  /// The word while a thread that is about to become the owner changes what the owner guards: a few instructions,
  /// in which nobody else changes the word.
  @inlinable static var writing: Int { 1 }

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
  ///
  /// That there is none is found out by a write, of the zero that is there: so whoever enters next reads what was
  /// written last, and with it all that this thread did before.
  @inlinable
  borrowing func announceWaiting() -> Bool {
    var attempts = 0
    while !word.replace(0, with: 0) {
      let seen = word.load()
      if seen == Self.writing {
        attempts += 1
        pause(after: attempts)
      } else if seen != 0, word.replace(seen, with: seen | 1) {
        return true
      }
    }
    return false
  }

  /// Makes a thread the owner, if nobody is or the owner leaves within about a microsecond; a third of that if
  /// somebody waits already. Not called by the owner.
  ///
  /// Threads that send in turns hand what they share from one processor to the other: this way each has many turns
  /// before the other, and a thread that has left something to the owner does not go on to leave all to it.
  @inlinable
  borrowing func enterSoon(as thread: Int) -> Bool {
    for attempt in 1...4 {
      let seen = word.load()
      if seen == 0, word.replace(0, with: thread) { return true }
      if attempt > 1, seen != Self.writing, seen & 1 == 1 { return false }
      pause(after: attempt)
    }
    return false
  }

  /// Takes note of all that was announced. Called by the owner, not while another thread announces.
  @inlinable
  borrowing func acceptWaiting(as thread: Int) {
    word.store(thread)
  }
}
