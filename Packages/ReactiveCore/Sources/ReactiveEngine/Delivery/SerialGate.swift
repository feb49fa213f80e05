import Locking

/// Runs the work of an operator with several inputs one piece at a time, without holding a lock.
///
/// The thread that finds the gate free owns it until it leaves; work that other threads bring meanwhile waits for
/// the owner; work from inside the owner's work runs at once, nested. So what only the owner touches needs no
/// lock, and the operator's downstream sees one call at a time.
///
/// ```swift
/// if gate.tryEnter() { deliver(value); gate.leave() } else { gate.enqueue { deliver(value) } }
/// ```
@usableFromInline
final class SerialGate: @unchecked Sendable {
  private let word = AtomicInt(0)
  private let owner = AtomicInt(0)
  /// How often the owner has entered; only the owner touches it.
  private var depth = 0
  private let lock = Lock()
  private var waiting: [() -> Void] = []

  private static var free: Int { 0 }
  private static var owned: Int { 1 }
  private static var awaited: Int { 2 }

  @usableFromInline init() {}

  /// Enters if the gate is free, or this thread's already. Pair `true` with ``leave()``.
  @usableFromInline
  func tryEnter() -> Bool {
    let thread = currentThread()
    if word.replace(Self.free, with: Self.owned) {
      owner.store(thread)
    } else if owner.load() != thread {
      return false
    }
    depth += 1
    return true
  }

  @usableFromInline
  func leave() {
    depth -= 1
    guard depth == 0 else { return }
    owner.store(0)
    while !word.replace(Self.owned, with: Self.free) {
      let works = lock.withLock {
        defer { waiting = [] }
        word.store(Self.owned)
        return waiting
      }
      owner.store(currentThread())
      depth = 1
      for work in works { work() }
      depth = 0
      owner.store(0)
    }
  }

  /// Leaves work to the thread that owns the gate; does it here if there is none any more.
  @usableFromInline
  func enqueue(_ work: @escaping () -> Void) {
    let entered = lock.withLock {
      if tryEnter() { return true }
      if word.insert(bits: Self.awaited) & Self.owned != 0 {
        waiting.append(work)
        return false
      }
      word.store(Self.free)
      return tryEnter()
    }
    if entered {
      work()
      leave()
    }
  }

  /// Does work now, or has the owner do it.
  @usableFromInline
  func perform(_ work: @escaping () -> Void) {
    if tryEnter() {
      work()
      leave()
    } else {
      enqueue(work)
    }
  }
}
