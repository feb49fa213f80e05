import Locking

/// Runs the work of an operator with several inputs one piece at a time, without holding a lock.
///
/// The thread that finds the gate free owns it until it leaves; work that other threads bring meanwhile waits for
/// the owner; work from inside the owner's work runs at once, nested, unless other work waits, which came before.
/// So what only the owner touches needs no lock, and the operator's downstream sees one call at a time, in the
/// order in which the work was brought.
///
/// ```swift
/// let thread = currentThread()
/// switch gate.owner.enter(as: thread) {
/// case .entered: deliver(value); gate.leave(as: thread)
/// case .nested where gate.isFree(inside: thread): deliver(value)
/// case .nested, .busy: gate.enqueue { deliver(value) }
/// }
/// ```
@usableFromInline
class SerialGate: @unchecked Sendable {
  @usableFromInline let owner = OwnerWord()
  /// How much of what waited the owner has taken and not begun yet. Touched by the owner alone.
  @exclusivity(unchecked) @usableFromInline final var taken = 0
  // Guarded by the lock.
  private let lock = Lock()
  private var waiting: [() -> Void] = []

  @usableFromInline init() {}

  /// Whether a thread owns the gate, and nothing waits that came before what the thread does from inside now.
  @inlinable @inline(__always)
  final func isFree(inside thread: Int) -> Bool {
    owner.word.load() == thread && taken == 0
  }

  /// Leaves after having entered, and having done what came meanwhile.
  @inlinable @inline(__always)
  final func leave(as thread: Int) {
    if _slowPath(!owner.leave(as: thread)) { leaveAfterWaiting(as: thread) }
  }

  @usableFromInline
  final func leaveAfterWaiting(as thread: Int) {
    repeat {
      let works = lock.withLock {
        defer { waiting = [] }
        owner.acceptWaiting(as: thread)
        return waiting
      }
      taken = works.count
      for work in works {
        taken -= 1
        work()
      }
    } while !owner.leave(as: thread)
  }

  /// Leaves work to the thread that owns the gate; does it here if there is none any more, or if it comes from
  /// inside and nothing waits.
  @usableFromInline
  final func enqueue(_ work: @escaping () -> Void) {
    let thread = currentThread()
    let entry = lock.withLock {
      while true {
        let entry = owner.enter(as: thread)
        if entry == .entered || entry == .nested && taken == 0 && waiting.isEmpty { return entry }
        guard owner.announceWaiting() else { continue }  // the owner has just left
        waiting.append(work)
        return .busy
      }
    }
    switch entry {
    case .entered:
      work()
      leave(as: thread)
    case .nested: work()
    case .busy: break
    }
  }

  /// Does work now, or when what came before is done, or has the owner do it.
  @usableFromInline
  final func perform(_ work: @escaping () -> Void) {
    let thread = currentThread()
    switch owner.enter(as: thread) {
    case .entered:
      work()
      leave(as: thread)
    case .nested where isFree(inside: thread): work()
    case .nested, .busy: enqueue(work)
    }
  }

  /// Does work now, before what waits if it comes from inside, or has the owner do it. For requests and cancels,
  /// which no value is to wait for, or to be dropped before.
  @usableFromInline
  final func performAhead(_ work: @escaping () -> Void) {
    if owner.isOwned(by: currentThread()) { work() } else { perform(work) }
  }
}
