import Locking
import MachineKit
import ReactiveCore

/// A view of a running store: reads a part of its state, and sends its events wrapped in the parent's.
///
/// It keeps its parent's store, so a scoped store that outlives its parent's owner goes on working. Cancelling
/// it ends the view, not the parent.
@usableFromInline
final class ScopedCore<State, Event>: StoreCore, @unchecked Sendable {
  /// The view's parent, whatever its state and event.
  @usableFromInline
  struct Parent {
    /// The child now; nil while it is absent.
    @usableFromInline let read: () -> State?
    @usableFromInline let send: (Event) -> Void
    /// Has an observer of the child observe the parent. Returns how to end that; nil when the parent has ended.
    @usableFromInline let observe: (StateObserver<State>) -> (() -> Void)?
    @usableFromInline let core: any StoreCore

    @inlinable
    init(
      read: @escaping () -> State?,
      send: @escaping (Event) -> Void,
      observe: @escaping (StateObserver<State>) -> (() -> Void)?,
      core: any StoreCore
    ) {
      self.read = read
      self.send = send
      self.observe = observe
      self.core = core
    }
  }

  private let parent: Parent
  private let lock = Lock()
  private var lastState: State
  private var isEnded = false
  private var observers: [ObjectIdentifier: (observer: StateObserver<State>, detach: () -> Void)] = [:]

  /// Makes a view; `initial` is what it shows while the child is absent, until the child has been read once.
  @usableFromInline
  init(initial: State, parent: Parent) {
    lastState = initial
    self.parent = parent
  }

  /// The child's state; once the child has gone, the last that was read.
  @usableFromInline var state: State {
    let current = parent.read()
    var previous: State?
    defer { withExtendedLifetime(previous) {} }
    return lock.withLock {
      if let current {
        previous = lastState
        lastState = current
      }
      return lastState
    }
  }

  @usableFromInline
  func observe(_ observer: StateObserver<State>) -> Bool {
    let isEnded = lock.withLock { self.isEnded }
    guard !isEnded, let detach = parent.observe(observer) else { return false }
    let endedMeanwhile = lock.withLock {
      if !self.isEnded { observers[ObjectIdentifier(observer)] = (observer, detach) }
      return self.isEnded
    }
    if endedMeanwhile { detach() }
    return !endedMeanwhile
  }

  @usableFromInline
  func stopObserving(_ observer: StateObserver<State>) {
    let removed = lock.withLock { observers.removeValue(forKey: ObjectIdentifier(observer)) }
    removed?.detach()
  }

  @usableFromInline var isRunning: Bool {
    let isEnded = lock.withLock { self.isEnded }
    return !isEnded && parent.core.isRunning
  }

  @usableFromInline var effectsInFlight: [EffectInFlight] {
    parent.core.effectsInFlight
  }

  @usableFromInline
  func perform(_ work: @escaping () -> Void) {
    parent.core.perform(work)
  }

  @usableFromInline
  func send(_ event: Event) {
    let isEnded = lock.withLock { self.isEnded }
    if !isEnded { parent.send(event) }
  }

  @usableFromInline
  func waitUntilIdle() async {
    await parent.core.waitUntilIdle()
  }

  /// Ends the view. Its subscribers get nothing more; they complete between two events of the parent, as nothing may
  /// be delivered to them meanwhile.
  @usableFromInline
  func cancel() {
    let ended = lock.withLock {
      isEnded = true
      let ended = observers.values.map { $0 }
      observers = [:]
      return ended
    }
    guard !ended.isEmpty else { return }
    for (_, detach) in ended { detach() }
    parent.core.perform {
      for (observer, _) in ended { observer.finish() }
    }
  }

  @usableFromInline
  func storeWasReleased() {}
}
