import Locking

extension EventLoop {
  /// The state after the last event that was reduced.
  @inlinable
  var state: State {
    lockToRead()
    defer { lock.unlock() }
    return box.pointee
  }

  @inlinable
  func withState<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result {
    lockToRead()
    defer { lock.unlock() }
    return body(UnsafePointer(box))
  }

  /// Adds an observer, which takes the state of this moment.
  ///
  /// - Returns: false when the loop has ended: nothing was prepared.
  @usableFromInline
  func observe(_ observer: StateObserver<State>) -> Bool {
    lockToRead()
    defer { lock.unlock() }
    guard phase == .idle || phase == .draining else { return false }
    observer.prepare(with: UnsafePointer(box))
    observers.append(observer)
    isPlain = false
    return true
  }

  /// Removes an observer. It may still be called once, when an event is being handled on another thread.
  @usableFromInline
  func stopObserving(_ observer: StateObserver<State>) {
    let removed = withLock {
      let index = observers.firstIndex { $0 === observer }
      let removed = index.map { observers.remove(at: $0) }
      updateIsPlain()
      return removed
    }
    // It is let go of here, with no lock held.
    _ = removed
  }

  /// With the lock held.
  @usableFromInline
  func updateIsPlain() {
    isPlain = feedbacks.isEmpty && observers.isEmpty && tools == nil && context == nil
  }
}
