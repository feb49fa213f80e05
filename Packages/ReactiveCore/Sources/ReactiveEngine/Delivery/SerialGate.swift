import Locking

/// Runs the work of an operator with several inputs one piece at a time, without holding a lock.
///
/// The thread that finds the gate free owns it until it leaves; work that other threads bring meanwhile waits for
/// the owner; work from inside the owner's work runs at once, nested. So what only the owner touches needs no
/// lock, and the operator's downstream sees one call at a time.
///
/// ```swift
/// let thread = currentThread()
/// switch gate.owner.enter(as: thread) {
/// case .entered: deliver(value); gate.leave(as: thread)
/// case .nested: deliver(value)
/// case .busy: gate.enqueue { deliver(value) }
/// }
/// ```
@usableFromInline
class SerialGate: @unchecked Sendable {
  @usableFromInline let owner = OwnerWord()
  // Guarded by the lock.
  private let lock = Lock()
  private var waiting: [() -> Void] = []

  @usableFromInline init() {}

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
      for work in works { work() }
    } while !owner.leave(as: thread)
  }

  /// Leaves work to the thread that owns the gate; does it here if there is none any more.
  @usableFromInline
  final func enqueue(_ work: @escaping () -> Void) {
    let thread = currentThread()
    let entry = lock.withLock {
      while true {
        let entry = owner.enter(as: thread)
        guard entry == .busy else { return entry }
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

  /// Does work now, or has the owner do it.
  @usableFromInline
  final func perform(_ work: @escaping () -> Void) {
    let thread = currentThread()
    switch owner.enter(as: thread) {
    case .entered:
      work()
      leave(as: thread)
    case .nested: work()
    case .busy: enqueue(work)
    }
  }
}
