import Locking

/// The first states of an observer for whom the child must be computed: that runs the user's code, which may take
/// locks of its own or ask the store, so it waits until the loop's lock has been given back. What the loop shows
/// meanwhile waits, too.
@usableFromInline
final class LateStart<State>: @unchecked Sendable {
  private let prepare: (UnsafePointer<State>) -> Void
  private let receive: (UnsafePointer<State>) -> Void
  private let finish: () -> Void
  @usableFromInline let phase = AtomicInt(0)
  private let lock = Lock()
  // Guarded by the lock.
  private var waiting: [State] = []
  private var isFinished = false

  @usableFromInline
  init(
    prepare: @escaping (UnsafePointer<State>) -> Void,
    receive: @escaping (UnsafePointer<State>) -> Void,
    finish: @escaping () -> Void
  ) {
    self.prepare = prepare
    self.receive = receive
    self.finish = finish
  }

  @inlinable var hasBegun: Bool { phase.load() == 1 }

  /// Keeps the state that the observer is to start with. Called with the loop's lock held.
  @usableFromInline
  func keep(_ state: State) {
    lock.withLock { waiting.append(state) }
  }

  /// Keeps a later state, if it is still too early. Called by the drainer.
  @usableFromInline
  func keepUntilBegun(_ state: State) -> Bool {
    lock.withLock {
      if !hasBegun { waiting.append(state) }
      return !hasBegun
    }
  }

  /// Keeps the end, if it is still too early. Called by the drainer.
  @usableFromInline
  func finishWhenBegun() -> Bool {
    lock.withLock {
      if !hasBegun { isFinished = true }
      return !hasBegun
    }
  }

  /// Shows the observer what waits, in order.
  @usableFromInline
  func begin() {
    var show = prepare
    while let states = takeWaiting() {
      for state in states {
        withUnsafePointer(to: state, show)
        show = receive
      }
    }
    if lock.withLock({ isFinished }) { finish() }
  }

  /// Nil when nothing waits any more: from then on the drainer shows the states itself.
  private func takeWaiting() -> [State]? {
    lock.withLock {
      if waiting.isEmpty {
        phase.store(1)
        return nil
      }
      defer { waiting = [] }
      return waiting
    }
  }
}
