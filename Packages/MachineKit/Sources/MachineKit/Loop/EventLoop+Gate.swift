import Locking

/// The gate of a store under test: what feedbacks emit waits there.
extension EventLoop {
  /// Holds an event at the gate.
  @usableFromInline
  func hold(_ event: Event, _ ticket: EffectTicket) {
    let isHeld = withLock {
      guard life == .running else { return false }
      extras.held.append((event, ticket))
      return true
    }
    if isHeld { tools?.observer?.held() }
  }

  /// What feedbacks have emitted and the gate holds, first one first, without what was cancelled since.
  var heldEvents: [Event] {
    let (events, dropped) = withLock {
      let dropped = extras.held.remove { $0.1.isCancelled }
      return (extras.held.elements.map(\.0), dropped)
    }
    withExtendedLifetime(dropped) {}
    return events
  }

  /// Lets the first held event into the loop, and handles it.
  ///
  /// - Returns: the event, or nil when none is held or the loop is busy or has ended.
  func step() -> Event? {
    guard lockUnlessHolder() else { return nil }
    let dropped = extras.held.remove { $0.1.isCancelled }
    defer { withExtendedLifetime(dropped) {} }
    guard gate.isOpen, life == .running, let (event, ticket) = extras.held.popFirst() else {
      lock.unlock()
      return nil
    }
    queue.append(.emitted(event, ticket))
    gate.close()
    drain()
    return event
  }
}
