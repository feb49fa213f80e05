import Locking

extension EventLoop {
  /// The state after the last event that was reduced.
  @inlinable
  var state: State {
    lockToRead()
    defer { lock.unlock() }
    return current
  }

  @inlinable
  func withState<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result {
    lockToRead()
    defer { lock.unlock() }
    return withUnsafeMutablePointer(to: &current) { body(UnsafePointer($0)) }
  }

  /// Adds an observer, which takes the state of this moment.
  ///
  /// - Returns: false when the loop has ended: nothing was prepared.
  @usableFromInline
  func observe(_ observer: StateObserver<State>) -> Bool {
    lockToRead()
    guard life == .running else {
      lock.unlock()
      return false
    }
    withUnsafeMutablePointer(to: &current) { observer.prepare(with: UnsafePointer($0)) }
    observers.add(observer)
    let left = updateObservers()
    lock.unlock()
    withExtendedLifetime(left) {}
    return true
  }

  /// Removes an observer. It may still be called once, when an event is being handled on another thread.
  @usableFromInline
  func stopObserving(_ observer: StateObserver<State>) {
    let left = withLock {
      observers.remove(observer)
      return updateObservers()
    }
    // It is let go of here, with no lock held.
    withExtendedLifetime(left) {}
  }

  /// With the lock held: at once if nobody drains, else the drainer does it.
  private func updateObservers() -> [AnyObject] {
    isPlain = false
    if gate.call() { return [] }
    let left = observers.update()
    updateIsPlain()
    return left
  }

  /// With the lock held, when nobody else drains.
  func updateIsPlain() {
    isPlain = feedbacks.isEmpty && observers.isEmpty && tools == nil && context == nil
  }
}
